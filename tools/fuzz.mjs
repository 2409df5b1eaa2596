// Knows `npm run fuzz`: the random tests of `npm test` at length. `--runs=…` says how long, `--seed=…` runs one again.

import { testFiles } from './testing/files.mjs';
import { nodeTests } from './testing/node-tests.mjs';
import { runNode } from './testing/run-process.mjs';
import { elementTests } from './testing/suites/element.mjs';

/** Of each property; a hundredth of it is how many visitors come to the element. */
const RUNS = 5000;

const given = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);

process.env.FUZZ_RUNS = given('runs') ?? process.env.FUZZ_RUNS ?? String(RUNS);
process.env.FUZZ_SEED = given('seed') ?? process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31);
console.log(
  `To run this again: npm run fuzz -- --seed=${process.env.FUZZ_SEED} --runs=${process.env.FUZZ_RUNS}`,
);

const isBuilt = (await runNode(['tools/build.mjs'])) === 0;
const results = [
  await nodeTests(['test/fuzz']),
  ...(isBuilt ? [await elementTests('chromium', testFiles(['test/visitors']))] : []),
];
process.exitCode = isBuilt && results.every(({ passed, failed }) => failed === 0 && passed > 0) ? 0 : 1;
