// Playwright drives the installed browser over strangers' pages of several origins.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

function countsOf(report) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  // One that passed at a second try has failed once.
  return { passed: expected, failed: unexpected + flaky, skipped };
}

export const hasHostPages = () => testFiles(['test/host-pages'], /\.spec\.ts$/).length > 0;

export function hostSuite({ browser, api }) {
  return runCounted(
    ['node_modules/@playwright/test/cli.js', 'test', '--config=tools/testing/playwright.config.mjs'],
    (file) => ({ CHROME_PATH: browser, HEQ_API: api.url, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    countsOf,
  );
}
