// The suites of `npm test` and of `npm run test:sweeps`, in order.
import { findBrowser } from './browser.mjs';
import { only } from './only.mjs';
import { startReferenceApi } from './reference-api.mjs';
import { runSuite } from './run-suite.mjs';
import { buildSuite } from './suites/build.mjs';
import { checkSuite } from './suites/check.mjs';
import { elementSuite, sweepsSuite } from './suites/element.mjs';
import { hasHostPages, hostSuite, moreHostSuite, wordpressSuite } from './suites/host.mjs';
import { moreUnitSuite, unitSuite } from './suites/unit.mjs';

/**
 * `needs` names slow preparations, which are made only for the suites that need them. Suites with `beside` run in parallel with
 * the others: they need no build, and wait for much of their time.
 */
const SUITES = [
  { name: 'check', run: checkSuite, beside: true },
  { name: 'unit', run: unitSuite, needs: ['postgres'], beside: true },
  { name: 'build', run: buildSuite },
  { name: 'element', run: elementSuite, needs: ['build', 'browser'] },
  { name: 'host', run: hostSuite, needs: ['build', 'browser', 'api'], exists: hasHostPages },
  { name: 'more-unit', run: moreUnitSuite, needs: ['postgres'], beside: true, onlyWhenNamed: true },
  { name: 'sweeps', run: sweepsSuite, needs: ['build', 'browser'], onlyWhenNamed: true },
  { name: 'more-host', run: moreHostSuite, needs: ['build', 'browser', 'api'], onlyWhenNamed: true },
  { name: 'wordpress', run: wordpressSuite, needs: ['build', 'browser', 'api'], onlyWhenNamed: true },
].filter(({ exists }) => !exists || exists());

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
  const chosen = suites.map(({ name }) => name);
  const context = { browser: needsBrowser ? findBrowser() : null, api: null, files, chosen };
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
