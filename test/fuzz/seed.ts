// Knows the seed of a run: printed, so that a failing one can be run again (`FUZZ_SEED=…`) and become a test.
import fc from 'fast-check';

const given = process.env.FUZZ_SEED;
export const seed = given ? Number(given) : Date.now() % 2 ** 31;
export const runs = Number(process.env.FUZZ_RUNS ?? 200);

fc.configureGlobal({ seed, numRuns: runs, verbose: 1 });
console.log(`fuzz: FUZZ_SEED=${seed}, ${runs} runs a property`);
