// Knows how tests run in a real browser: against the built dist and a reference API.
// By itself: `npm start` in one terminal, `npx wtr` in another (HEQ_API names another API, CHROME_PATH another browser).
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROME_FLAGS, findBrowser } from './tools/testing/browser.mjs';
import { browserResults } from './tools/testing/reporters/browser-results.mjs';
import { ELEMENT_FOLDERS } from './tools/testing/suites/element.mjs';

const { HEQ_API = 'http://127.0.0.1:4173', HEQ_COUNTS } = process.env;

/** What a test can read as `window.heqTest`; typed in tools/types/test-page.d.ts. */
const heqTest = {
  api: HEQ_API,
  script: '/dist/home-energy-quote.js',
  module: '/dist/home-energy-quote.mjs',
};

/** A window of its own for each file: in a tab behind another one no frame is drawn and nothing has the focus. */
const browser = chromeLauncher({
  launchOptions: { executablePath: findBrowser(), args: CHROME_FLAGS },
  createBrowserContext: ({ browser }) => browser.createBrowserContext(),
  async createPage({ context }) {
    const page = await context.newPage();
    const devTools = await page.createCDPSession();
    await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return page;
  },
});

const html = (framework) => `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>Test</title><script>window.heqTest = ${JSON.stringify(heqTest)};</script></head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

export default {
  files: ELEMENT_FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
  nodeResolve: { exportConditions: ['browser', 'production', 'import', 'default'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022' })],
  browsers: [browser],
  concurrency: 2,
  testRunnerHtml: html,
  testFramework: { config: { timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsFinishTimeout: 600_000,
  staticLogging: !process.stdout.isTTY,
  filterBrowserLogs: ({ args }) => args.some((arg) => arg !== ''),
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
    browserResults(HEQ_COUNTS),
  ],
};
