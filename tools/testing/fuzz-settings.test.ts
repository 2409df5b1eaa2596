// Knows what the random tests take and refuse.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fuzzSettings } from './fuzz-settings.ts';

describe('the settings of the random tests', () => {
  it('come from flags, else from the environment, else from the clock', () => {
    const env = { FUZZ_SEED: '7', FUZZ_RUNS: '9' };
    assert.deepEqual(fuzzSettings({ args: ['--seed=3'], env, runs: 1 }), { seed: 3, runs: 9 });
    const { seed, runs } = fuzzSettings({ env: {}, runs: 200 });
    assert.ok(Number.isInteger(seed));
    assert.equal(runs, 200);
  });

  it('are refused in a sentence', () => {
    assert.throws(
      () => fuzzSettings({ args: ['--sed=3'], env: {}, runs: 1 }),
      /"--sed=3" is no flag.*--seed=/,
    );
    assert.throws(
      () => fuzzSettings({ args: ['--runs=many'], env: {}, runs: 1 }),
      /--runs must be a whole number/,
    );
    assert.throws(() => fuzzSettings({ env: { FUZZ_SEED: '1e3' }, runs: 1 }), /FUZZ_SEED must be.*not "1e3"/);
  });
});
