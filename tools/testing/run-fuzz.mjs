// `npm run fuzz` runs the random tests of `npm test` for longer. `--runs=…` sets how long, `--seed=…` repeats a run.
import { fuzzSettings } from './fuzz-settings.ts';
import { nodeTests, runNode, testFiles } from './runners.mjs';
import { elementTests } from './suites.mjs';

/** The runs of each property. A hundredth of this is the number of visitors to the element. */
const RUNS = 5000;

async function fuzz() {
  const { seed, runs } = fuzzSettings({
    args: process.argv.slice(2),
    otherwise: { seed: Date.now() % 2 ** 31, runs: RUNS },
  });
  console.log(`To run this again: npm run fuzz -- --seed=${seed} --runs=${runs}`);
  process.env.FUZZ_SEED = String(seed);
  process.env.FUZZ_RUNS = String(runs);
  if ((await runNode(['tools/build/run.mjs'])) !== 0) return false;
  const results = [
    await nodeTests(['test/fuzz']),
    await elementTests('chromium', testFiles(['test/visitors'])),
  ];
  return results.every(({ passed, failed }) => failed === 0 && passed > 0);
}

try {
  process.exitCode = (await fuzz()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
