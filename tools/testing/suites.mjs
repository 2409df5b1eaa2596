// The suites of `npm test` and of `npm run test:sweeps`. A test belongs to the sweeps if its name says so: `*.sweep.test.ts`,
// `*.sweep.spec.ts`. Sweeps walk over many states, styles, engines of storage, failures and random inputs, and over other people's
// libraries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { findBrowser } from './programs.mjs';
import { startReferenceApi } from './reference-api.mjs';
import { only, runSuite } from './results.mjs';
import { added, nodeTests, runCounted, runNode, runOnNode, testFiles } from './runners.mjs';
import { startWordPress } from './wordpress/site.mjs';

export const ELEMENT_FOLDERS = [
  'test/element',
  'test/journeys',
  'test/faults',
  'test/accessibility',
  'test/visitors',
  'test/insulation',
];
export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];
export const HOST_PAGES = 'test/host-pages';
/** Tests with a real WordPress. They need more packages. */
export const WORDPRESS = `${HOST_PAGES}/wordpress`;
const SPEC = /\.spec\.ts$/;

const isSweep = (file) => file.includes('.sweep.');
const isWordPress = (file) => file.replaceAll('\\', '/').startsWith(`${WORDPRESS}/`);
const hostFiles = () => testFiles([HOST_PAGES], SPEC).filter((file) => !isWordPress(file));

const asTest = async (status) => ((await status) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const CHECKS = [
  {
    title: 'Types: the compiler finds nothing wrong',
    run: () =>
      asTest(runNode(['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json', '--pretty'])),
  },
  {
    title: 'Lint and format: `npx biome check --write` would change nothing',
    run: () => asTest(runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])),
  },
  {
    title: 'Imports: folders import downwards, without circles, and each library has one door',
    run: () =>
      asTest(
        runNode([
          'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
          '--config=.dependency-cruiser.mjs',
          'src',
          'demo/server',
          'tools',
          'rollup.config.mjs',
          'web-test-runner.config.mjs',
        ]),
      ),
  },
  {
    title: 'Unused: every file, export and package is used',
    run: () => asTest(runNode(['node_modules/knip/bin/knip.js'])),
  },
  { title: 'House rules: what no tool knows', run: () => nodeTests(['test/house']) },
];

/** `{ passed, failed, skipped }` of all of them. */
export async function checkSuite() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { title, run } of CHECKS) {
    console.log(`-- ${title}`);
    const { passed, failed, skipped = 0 } = await run();
    const isEmpty = passed + failed === 0;
    if (failed > 0 || isEmpty) console.error(`Failed: ${title}${isEmpty ? ' (no test ran)' : ''}`);
    total.passed += passed;
    total.failed += isEmpty ? 1 : failed;
    total.skipped += skipped;
  }
  return total;
}

/** Counts as one test: dist can be built, contains what it must and stays within its size limit. */
export async function buildSuite() {
  const failed = (await runNode(['tools/build/run.mjs'])) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}

/** Pure code, our tools, and the reference API with its quotes in a folder. */
const unitSuite = (_context, files = testFiles(UNIT_FOLDERS).filter((file) => !isSweep(file))) =>
  runOnNode(files, { HEQ_STORE: 'folder' });

/** Sweeps of the same, and all tests of stores with PostgreSQL. */
async function unitSweep() {
  const sweeps = await runOnNode(testFiles(UNIT_FOLDERS).filter(isSweep));
  const stores = testFiles(['demo/server/test']).filter((file) => !isSweep(file) && usesStores(file));
  return added(sweeps, await runOnNode(stores, { HEQ_STORE: 'postgres' }));
}

const usesStores = (file) => readFileSync(join(ROOT, file), 'utf8').includes("'./both-stores.ts'");

/** The element and the journeys in a real browser, with dist and the reference API. */
const elementSuite = (belongs) => (_context, files) =>
  elementTests('chromium', files ?? testFiles(ELEMENT_FOLDERS).filter(belongs));

/** Runs these files in one engine. */
export async function elementTests(engine, files) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted(['node_modules/@web/test-runner/dist/bin.js', '--files', ...files], (counts) => ({
    HEQ_ENGINE: engine,
    HEQ_COUNTS: counts,
  }));
}

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

/** Playwright opens other people's pages, on several origins, in the installed browser. */
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

const hostSuite = (belongs) => (context, files) => inBrowser(context, files ?? hostFiles().filter(belongs));

async function wordpressSuite(context, files = testFiles([WORDPRESS], SPEC)) {
  const site = await startWordPress();
  try {
    // The tests run one at a time, since they share the site's settings and PHP's own server handles one page at a time.
    const environment = { HEQ_WORDPRESS: site.url, HEQ_WORDPRESS_FOLDER: site.folder };
    return await inBrowser({ ...context, environment }, ['--workers=1', ...files]);
  } finally {
    await site.stop();
  }
}

/**
 * `needs` names slow preparations, which are made only for the suites that need them. Suites with `beside` run in parallel with
 * the others: they need no build, and wait for much of their time.
 */
const SUITES = [
  { name: 'check', run: checkSuite, beside: true },
  { name: 'unit', run: unitSuite, beside: true },
  { name: 'build', run: buildSuite },
  { name: 'element', run: elementSuite((file) => !isSweep(file)), needs: ['build', 'browser'] },
  { name: 'host', run: hostSuite((file) => !isSweep(file)), needs: ['build', 'browser', 'api'] },
  { name: 'unit-sweep', run: unitSweep, needs: ['postgres'], beside: true, onlyWhenNamed: true },
  { name: 'element-sweep', run: elementSuite(isSweep), needs: ['build', 'browser'], onlyWhenNamed: true },
  { name: 'host-sweep', run: hostSuite(isSweep), needs: ['build', 'browser', 'api'], onlyWhenNamed: true },
  { name: 'wordpress', run: wordpressSuite, needs: ['build', 'browser', 'api'], onlyWhenNamed: true },
];

/** The suites named by `--only=unit,element`, with what they need. Without the option, all suites except those that run only by name. */
export function chosenSuites(args) {
  const names = only(
    args,
    SUITES.map(({ name }) => name),
    'suite',
  );
  const wanted = SUITES.filter(
    ({ name, onlyWhenNamed }) => names.includes(name) && (args.length > 0 || !onlyWhenNamed),
  );
  return SUITES.filter((suite) =>
    wanted.some(({ name, needs }) => name === suite.name || needs?.includes(suite.name)),
  );
}

/** Throws if a suite that this one needs has failed. */
async function started({ name, run, needs }, context, broken) {
  if (broken) throw new Error(`Not run: ${broken} failed.`);
  if (needs?.includes('api')) context.api ??= await startReferenceApi();
  return run(context, context.files[name]);
}

/** Runs suites one after the other and returns their results. `files` limits a suite to the named files. */
export async function runSuites(suites, files = {}) {
  const needsBrowser = suites.some(({ needs }) => needs?.includes('browser'));
  const context = { browser: needsBrowser ? findBrowser() : null, api: null, files };
  const results = [];
  try {
    for (const suite of suites) {
      const broken = suite.needs?.find((need) =>
        results.some(({ name, failed }) => name === need && failed > 0),
      );
      results.push(await runSuite(suite.name, () => started(suite, context, broken)));
    }
    return results;
  } finally {
    await context.api?.stop();
  }
}
