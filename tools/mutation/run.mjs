// `npm run mutate` puts small faults into the code, one at a time, and names those that no nearby test notices. `npm run mutate
// -- src/domain demo/server/model/solar/battery-day.ts` limits it to these files.
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { report } from './report.mjs';

const FOLDERS = ['src/domain', 'src/wizard', 'src/api', 'src/words', 'src/state', 'demo/server/model'];

/** Milliseconds. An endless loop is usually detected much earlier, by the number of statements that run. */
const PATIENCE = 15_000;

/** Minutes. The first run has all tests near any of the files, and counts each statement. */
const FIRST_RUN = 60;

const asPattern = (path) => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path);

function filesToMutate(paths) {
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no ${missing}. Name files or folders from the root of the project.`);
  return globSync(paths.map(asPattern)).filter((path) => !/\.(test|d)\.ts$/.test(path));
}

const options = (mutate) => ({
  mutate,
  testRunner: 'nearest',
  plugins: [fileURLToPath(new URL('nearest-runner.mjs', import.meta.url))],
  appendPlugins: ['ignorer.mjs', 'report-at-once.mjs'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  ),
  ignorers: ['for-people'],
  concurrency: 1,
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  timeoutMS: PATIENCE,
  dryRunTimeoutMinutes: FIRST_RUN,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'at-once'],
  tempDirName: '.mutate',
  ignorePatterns: ['dist', 'demo/data', '.mutate', 'coverage', 'test-results'],
  logLevel: 'warn',
  warnings: false,
  allowEmpty: false,
});

try {
  const named = process.argv.slice(2);
  const files = filesToMutate(named.length > 0 ? named : FOLDERS);
  const results = await new Stryker(options(files)).runMutationTest();
  process.exitCode = report(results, files) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
