import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fuzzSettings } from './fuzz-settings.ts';

describe('the settings of the random tests', () => {
  it('come from flags, then the environment, then the command; those of `npm test` are always the same', () => {
    const env = { FUZZ_SEED: '7', FUZZ_RUNS: '9' };
    assert.deepEqual(fuzzSettings({ args: ['--seed=3'], env }), { seed: 3, runs: 9 });
    assert.deepEqual(fuzzSettings({ env: {}, otherwise: { seed: 5, runs: 6 } }), { seed: 5, runs: 6 });
    assert.deepEqual(fuzzSettings({ env: {} }), fuzzSettings({ env: {} }));
  });

  it('are refused with a sentence if they are not valid', () => {
    assert.throws(() => fuzzSettings({ args: ['--sed=3'], env: {} }), /"--sed=3" is not an option.*--seed=/);
    assert.throws(() => fuzzSettings({ args: ['--runs=many'], env: {} }), /--runs must be a whole number/);
    assert.throws(() => fuzzSettings({ env: { FUZZ_SEED: '1e3' } }), /FUZZ_SEED must be.*not "1e3"/);
  });
});
