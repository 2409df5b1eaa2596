// Uses the installed browser and downloads nothing. Writes one report for people and one for counting.
import { CHROME_FLAGS, findBrowser, firefoxHere } from './programs.mjs';

// A few tests use Firefox. The variable is empty if it is not installed.
process.env.FIREFOX_PATH = firefoxHere() ?? '';

export default {
  testDir: '../../test/host-pages',
  outputDir: '../../test-results',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Milliseconds: a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    headless: true,
    // Drawing the frames of animations would be a third of the work. plain.spec and moving.spec turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: CHROME_FLAGS },
  },
};
