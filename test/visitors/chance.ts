// Prints the seed, so that a failing run can be repeated (`FUZZ_SEED=… FUZZ_RUNS=…`) and become a test.
import fc from 'fast-check';
import { type Chance, chance } from './random.ts';

const { seed, runs } = window.heqTest.fuzz;

fc.configureGlobal({ seed, numRuns: runs, verbose: 1 });
console.log(`fuzz: FUZZ_SEED=${seed}, FUZZ_RUNS=${runs}`);

/** Each visit has its own seed. The seed of the first visit is the run's. */
export const visits = Array.from({ length: Math.max(2, Math.ceil(runs / 100)) }, (_, index) => seed + index);

export function chanceOf(visit: number): Chance {
  return chance(visit);
}

/** In ms: long enough for a run of many visits. */
export const PATIENCE = 600_000;
export type Timed = { timeout(ms: number): void };
