// Playwright opens other people's pages, on several origins, in the installed browser.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';
import { startWordPress } from '../wordpress/site.mjs';

export const HOST_PAGES = 'test/host-pages';
const SPEC = /\.spec\.ts$/;

/**
 * Real libraries on pages, pages whose scripts replace, wrap or move things, the bench, the demo's pages and frame, the guides, the
 * builder, the gallery and printing from Firefox. `npm run test:sweeps` runs them, in CI after `npm test`.
 */
const MORE = [
  'libraries/',
  'bench.spec',
  'builder.spec',
  'built-ins.spec',
  'frame.spec',
  'guides.spec',
  'gallery.spec',
  'moving.spec',
  'partner-pages.spec',
  'print-firefox.spec',
  'pointer.spec',
  'scripts.spec',
  'translated.spec',
  'funnel.spec',
].map((path) => `${HOST_PAGES}/${path}`);

/** Tests with a real WordPress. Only `npm test -- --only=wordpress` runs them, since they need more packages. */
export const WORDPRESS = `${HOST_PAGES}/wordpress`;

const isMore = startsWithOneOf(MORE);
const isWordPress = startsWithOneOf([`${WORDPRESS}/`]);

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Playwright names files relative to its test folder. */
const failuresOf = (report) =>
  specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `${HOST_PAGES}/${file}`, name: title }));

function countsOf(text) {
  const report = JSON.parse(text);
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped, failures: failuresOf(report) };
}

export const hasHostPages = () => testFiles([HOST_PAGES], SPEC).length > 0;

function inBrowser({ browser, api, environment = {} }, files) {
  return runCounted(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tools/testing/playwright.config.mjs',
      ...files,
    ],
    (file) => ({
      ...environment,
      CHROME_PATH: browser,
      HEQ_API: api.url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
    countsOf,
  );
}

const suiteOf =
  (belongs) =>
  (context, files = testFiles([HOST_PAGES], SPEC).filter(belongs)) =>
    inBrowser(context, files);

export const hostSuite = suiteOf((file) => !isMore(file) && !isWordPress(file));
export const moreHostSuite = suiteOf(isMore);

export async function wordpressSuite(context, files = testFiles([WORDPRESS], SPEC)) {
  const site = await startWordPress();
  try {
    // The tests run one at a time, since they share the site's settings and PHP's own server handles one page at a time.
    const environment = { HEQ_WORDPRESS: site.url, HEQ_WORDPRESS_FOLDER: site.folder };
    return await inBrowser({ ...context, environment }, ['--workers=1', ...files]);
  } finally {
    await site.stop();
  }
}
