// The seed is printed, so that a failed run can be repeated (`FUZZ_SEED=…`) and become a test.
import fc from 'fast-check';
import { fuzzSettings } from '../../tools/testing/fuzz-settings.ts';

const { seed, runs } = fuzzSettings();

fc.configureGlobal({ seed, numRuns: runs, verbose: 1 });
console.log(`fuzz: FUZZ_SEED=${seed}, ${runs} runs a property`);
