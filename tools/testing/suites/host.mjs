// Playwright drives the installed browser over strangers' pages of several origins.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';
import { startWordPress } from '../wordpress/site.mjs';

const FOLDER = 'test/host-pages';
const SPEC = /\.spec\.ts$/;

/** Real libraries that pages bring: `npm run test:sweeps`, since they change when their versions do. */
const LIBRARIES = `${FOLDER}/libraries`;

/** A real WordPress: `npm test -- --only=wordpress`, since it needs packages of its own. */
const WORDPRESS = `${FOLDER}/wordpress`;

const isIn = (folder) => (file) => file.replaceAll('\\', '/').startsWith(`${folder}/`);
const isLater = (file) => [LIBRARIES, WORDPRESS].some((folder) => isIn(folder)(file));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Playwright names files from its folder of tests. */
const failuresOf = (report) =>
  specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `${FOLDER}/${file}`, name: title }));

function countsOf(text) {
  const report = JSON.parse(text);
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped, failures: failuresOf(report) };
}

export const hasHostPages = () => testFiles([FOLDER], SPEC).length > 0;

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

export const hostSuite = (context, files = testFiles([FOLDER], SPEC).filter((file) => !isLater(file))) =>
  inBrowser(context, files);

export const librariesSuite = (context, files = testFiles([LIBRARIES], SPEC)) => inBrowser(context, files);

export async function wordpressSuite(context, files = testFiles([WORDPRESS], SPEC)) {
  const site = await startWordPress();
  try {
    return await inBrowser({ ...context, environment: { HEQ_WORDPRESS: site.url } }, files);
  } finally {
    await site.stop();
  }
}
