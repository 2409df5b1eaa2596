// `npm test` runs all suites but the sweeps, `npm run test:sweeps` those, and `-- --only=unit,element` some. Reports how many tests
// passed and failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { postgresPrograms } from '../../demo/server/test/postgres-programs.ts';
import { ROOT } from '../build/paths.mjs';
import { findBrowser, installOnDebian } from './programs.mjs';
import { closingLine, failureLines, summary } from './results.mjs';
import { chosenSuites, runSuites } from './suites.mjs';

/** A process of `runBeside` writes its results into this file. */
const { HEQ_RESULTS } = process.env;

/** Runs suites in a process of their own. Their output is shown at the end, followed by their results. */
export async function runBeside(suites) {
  if (suites.length === 0) return [];
  const names = suites.map(({ name }) => name);
  const folder = mkdtempSync(join(tmpdir(), 'heq-results-'));
  const file = join(folder, 'results.json');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, ['tools/testing/run.mjs', `--only=${names.join(',')}`], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HEQ_RESULTS: file },
    });
    const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
    process.stdout.write(out);
    process.stderr.write(complaints);
    return resultsIn(file, names, (performance.now() - started) / 1000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A suite that did not write a result has failed. */
function resultsIn(file, names, seconds) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return names.map((name) => ({ name, passed: 0, failed: 1, skipped: 0, seconds }));
  }
}

async function run(suites) {
  const needs = (what) => suites.some((suite) => suite.needs?.includes(what));
  // First, since a missing browser should be reported before the slow work. Without PostgreSQL, its tests report that they were
  // skipped.
  if (needs('postgres') && !postgresPrograms()) installOnDebian(['postgresql'], 'PostgreSQL');
  if (needs('browser')) findBrowser();
  const rest = suites.filter(({ beside }) => !beside);
  const beside = suites.filter((suite) => suite.beside);
  if (rest.length === 0) return runSuites(beside);
  if (beside.length > 0) console.log(`At the same time: ${beside.map(({ name }) => name).join(', ')}.`);
  return (await Promise.all([runBeside(beside), runSuites(rest)])).flat();
}

async function main() {
  const results = await run(chosenSuites(process.argv.slice(2)));
  if (HEQ_RESULTS) return writeFileSync(HEQ_RESULTS, JSON.stringify(results));
  console.log(`\n${[summary(results), ...failureLines(results)].join('\n')}\n\n${closingLine(results)}`);
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
