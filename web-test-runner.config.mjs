// Runs tests in a real browser, against the built dist and a reference API. By itself after `npm run build`:
// `npx wtr --files test/element/one.test.ts`. HEQ_API names an API to use instead of one for each file,
// HEQ_ENGINE a browser engine, HEQ_SOURCE the script built from src, CHROME_PATH a browser.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import packageJson from './package.json' with { type: 'json' };
import { accessibilityCommands } from './tools/testing/accessibility-commands.mjs';
import { browserResults } from './tools/testing/browser-results.mjs';
import { componentTests, otherScripts, sourceScript } from './tools/testing/bundles.mjs';
import { engineNamed } from './tools/testing/engines.mjs';
import { fuzzSettings } from './tools/testing/fuzz-settings.ts';
import { ownApi } from './tools/testing/own-api.mjs';
import { ELEMENT_FOLDERS } from './tools/testing/suites.mjs';

const { HEQ_API, HEQ_COUNTS, HEQ_ENGINE, HEQ_SOURCE } = process.env;
const engine = engineNamed(HEQ_ENGINE);

/** What a test can read as `window.heqTest`, with `api`; typed in tools/types/test-page.d.ts. */
const known = {
  engine: engine.name,
  script: '/dist/home-energy-quote.js',
  module: '/dist/home-energy-quote.mjs',
  fuzz: fuzzSettings(),
};
const api = ownApi(known, HEQ_API);

/** Milliseconds: the visits of a long run of `npm run fuzz` are all in one file. */
const FINISH = Math.max(600_000, known.fuzz.runs * 200);

const html = (framework) => `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>Test</title><script src="${api.script}"></script></head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

export default {
  files: ELEMENT_FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  nodeResolve: { exportConditions: ['browser', 'production', 'import', 'default'] },
  plugins: [
    api.plugin,
    ...(HEQ_SOURCE ? [sourceScript(packageJson.version)] : []),
    componentTests(),
    otherScripts(),
    esbuildPlugin({ ts: true, target: 'esnext' }),
    accessibilityCommands(),
  ],
  middleware: [api.middleware],
  browsers: [engine.launcher()],
  concurrency: engine.concurrency,
  testRunnerHtml: html,
  // Milliseconds: what waits in vain says so long before; a test of many visits takes its time on a slow machine.
  testFramework: { config: { timeout: 120_000 } },
  browserStartTimeout: 60_000,
  testsFinishTimeout: FINISH,
  staticLogging: !process.stdout.isTTY,
  filterBrowserLogs: ({ args }) => args.some((arg) => arg !== ''),
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
    browserResults(HEQ_COUNTS),
  ],
};
