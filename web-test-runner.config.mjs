// Knows how tests run in a real browser: against the built dist and a reference API.
// By itself: `npm start` in one terminal, `npx wtr` in another (HEQ_API names another API, CHROME_PATH another browser).
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROME_FLAGS, findBrowser } from './tools/testing/browser.mjs';
import { browserCounts } from './tools/testing/reporters/browser-counts.mjs';
import { ELEMENT_FOLDERS } from './tools/testing/suites/element.mjs';

const { HEQ_API = 'http://127.0.0.1:4173', HEQ_COUNTS } = process.env;

/** What a test can read as `window.heqTest`; typed in tools/types/test-page.d.ts. */
const heqTest = {
  api: HEQ_API,
  script: '/dist/home-energy-quote.js',
  module: '/dist/home-energy-quote.mjs',
};

const page = (framework) => `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>Test</title><script>window.heqTest = ${JSON.stringify(heqTest)};</script></head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

export default {
  files: ELEMENT_FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
  nodeResolve: true,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022' })],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findBrowser(), args: CHROME_FLAGS } })],
  concurrency: 2,
  testRunnerHtml: page,
  testFramework: { config: { timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsFinishTimeout: 600_000,
  staticLogging: !process.stdout.isTTY,
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
    ...(HEQ_COUNTS ? [browserCounts(HEQ_COUNTS)] : []),
  ],
};
