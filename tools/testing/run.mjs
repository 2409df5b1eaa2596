// Knows every suite of `npm test`, runs them in order and says how many tests passed and failed.
import { findBrowser } from './browser.mjs';
import { startReferenceApi } from './reference-api.mjs';
import { buildSuite } from './suites/build.mjs';
import { checkSuite } from './suites/check.mjs';
import { elementSuite } from './suites/element.mjs';
import { hasHostPages, hostSuite } from './suites/host.mjs';
import { unitSuite } from './suites/unit.mjs';
import { closingLine, summary } from './summary.mjs';

/** `needs` are named so that the long work is done for those suites only. */
const SUITES = [
  { name: 'check', run: checkSuite },
  { name: 'unit', run: unitSuite },
  { name: 'build', run: buildSuite },
  { name: 'element', run: elementSuite, needs: ['build', 'browser'] },
  { name: 'host', run: hostSuite, needs: ['build', 'browser', 'api'], exists: hasHostPages },
].filter(({ exists }) => !exists || exists());

/** The suites of `--only=unit,element` with what they need, or all of them. */
function chosen(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const known = SUITES.map(({ name }) => name);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no suite "${unknown}": the suites are ${known.join(', ')}.`);
  if (!only) return SUITES;
  const wanted = SUITES.filter(({ name }) => only.includes(name));
  return SUITES.filter((suite) =>
    wanted.some(({ name, needs }) => name === suite.name || needs?.includes(suite.name)),
  );
}

/** Runs one; a suite that could not run, or in which no test ran, has failed. */
async function runSuite({ name, run, needs }, context, broken) {
  console.log(`\n== ${name} ==`);
  const started = performance.now();
  let result;
  try {
    if (broken) throw new Error(`Not run: ${broken} failed.`);
    if (needs?.includes('api')) context.api ??= await startReferenceApi();
    result = await run(context);
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  if (result.passed + result.failed === 0) {
    console.error(`No test ran in ${name}.`);
    result.failed = 1;
  }
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

async function main() {
  const suites = chosen(process.argv.slice(2));
  const needs = (what) => suites.some((suite) => suite.needs?.includes(what));
  // The browser first: when there is none to be had, that is known before the long work.
  const context = { browser: needs('browser') ? findBrowser() : null, api: null };
  const results = [];
  try {
    for (const suite of suites) {
      const broken = suite.needs?.find((need) =>
        results.some(({ name, failed }) => name === need && failed > 0),
      );
      results.push(await runSuite(suite, context, broken));
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
