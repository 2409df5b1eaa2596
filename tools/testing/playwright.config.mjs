// The installed browser, no downloads, one report for people and one to count.
import { CHROME_FLAGS, findBrowser } from './browser.mjs';
import { firefoxHere } from './engines/find-firefox.mjs';

// For the few tests that ask for it; empty where it is not installed.
process.env.FIREFOX_PATH = firefoxHere() ?? '';

// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default {
  testDir: '../../test/host-pages',
  outputDir: '../../test-results',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Milliseconds; a machine that does other things besides is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    headless: true,
    // Drawing the frames of animations would be a third of the work. plain.spec and moving.spec have them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: CHROME_FLAGS },
  },
};
