// `npm test` runs all suites, and reports how many tests passed and failed.
import { postgresPrograms } from '../../demo/server/test/postgres-programs.ts';
import { findBrowser } from './browser.mjs';
import { installOnDebian } from './debian.mjs';
import { runInParallel } from './parallel.mjs';
import { afterSecondTry } from './second-try.mjs';
import { chosenSuites, runSuites } from './suites.mjs';
import { closingLine, failureLines, summary } from './summary.mjs';

/** The option that CI uses: see second-try.mjs. */
const AGAIN = '--second-try';

async function main() {
  const args = process.argv.slice(2);
  const suites = chosenSuites(args.filter((arg) => arg !== AGAIN));
  const needs = (what) => suites.some((suite) => suite.needs?.includes(what));
  // First, since a missing browser should be reported before the slow work. Without PostgreSQL, its tests report that they were
  // skipped.
  if (needs('postgres') && !postgresPrograms()) installOnDebian(['postgresql'], 'PostgreSQL');
  if (needs('browser')) findBrowser();
  const rest = suites.filter(({ beside }) => !beside);
  const beside = suites.filter((suite) => suite.beside);
  const isAlone = rest.length === 0;
  if (!isAlone && beside.length > 0) {
    console.log(`At the same time: ${beside.map(({ name }) => name).join(', ')}.`);
  }
  const lanes = isAlone ? [runSuites(beside)] : [runInParallel(beside), runSuites(rest)];
  const first = (await Promise.all(lanes)).flat();
  const again = (files) =>
    runSuites(
      suites.filter(({ name }) => files[name]),
      files,
    );
  const results = args.includes(AGAIN) ? await afterSecondTry(first, again) : first;
  console.log(`\n${[summary(results), ...failureLines(results)].join('\n')}\n\n${closingLine(results)}`);
  return results.every(({ failed }) => failed === 0);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
