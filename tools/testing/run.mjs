// Knows every suite of `npm test`, runs them in order and says how many tests passed and failed.
import { postgresPrograms } from '../../demo/server/test/postgres-programs.ts';
import { findBrowser } from './browser.mjs';
import { installOnDebian } from './debian.mjs';
import { only } from './only.mjs';
import { startReferenceApi } from './reference-api.mjs';
import { runSuite } from './run-suite.mjs';
import { buildSuite } from './suites/build.mjs';
import { checkSuite } from './suites/check.mjs';
import { elementSuite } from './suites/element.mjs';
import { hasHostPages, hostSuite } from './suites/host.mjs';
import { unitSuite } from './suites/unit.mjs';
import { closingLine, summary } from './summary.mjs';

/** `needs` are named so that the long work is done for those suites only. */
const SUITES = [
  { name: 'check', run: checkSuite },
  { name: 'unit', run: unitSuite, needs: ['postgres'] },
  { name: 'build', run: buildSuite },
  { name: 'element', run: elementSuite, needs: ['build', 'browser'] },
  { name: 'host', run: hostSuite, needs: ['build', 'browser', 'api'], exists: hasHostPages },
].filter(({ exists }) => !exists || exists());

/** The suites of `--only=unit,element` with what they need, or all of them. */
function chosen(args) {
  const names = only(
    args,
    SUITES.map(({ name }) => name),
    'suite',
  );
  const wanted = SUITES.filter(({ name }) => names.includes(name));
  return SUITES.filter((suite) =>
    wanted.some(({ name, needs }) => name === suite.name || needs?.includes(suite.name)),
  );
}

/** Not when what it needs has failed. */
async function started({ run, needs }, context, broken) {
  if (broken) throw new Error(`Not run: ${broken} failed.`);
  if (needs?.includes('api')) context.api ??= await startReferenceApi();
  return run(context);
}

async function main() {
  const suites = chosen(process.argv.slice(2));
  const needs = (what) => suites.some((suite) => suite.needs?.includes(what));
  // First: when there is no browser to be had, that is known before the long work. Without PostgreSQL its tests say so.
  if (needs('postgres') && !postgresPrograms()) installOnDebian(['postgresql'], 'PostgreSQL');
  const context = { browser: needs('browser') ? findBrowser() : null, api: null };
  const results = [];
  try {
    for (const suite of suites) {
      const broken = suite.needs?.find((need) =>
        results.some(({ name, failed }) => name === need && failed > 0),
      );
      results.push(await runSuite(suite.name, () => started(suite, context, broken)));
    }
  } finally {
    await context.api?.stop();
  }
  console.log(`\n${summary(results)}\n\n${closingLine(results)}`);
  return results.every(({ failed }) => failed === 0);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
