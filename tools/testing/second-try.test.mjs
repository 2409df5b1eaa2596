// Checks that a second try excuses only failures by chance, and reports them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterSecondTry } from './second-try.mjs';

const failure = (file) => ({ file, name: 'waits' });
const suite = (failures, more = {}) => ({
  name: 'unit',
  passed: 9,
  failed: failures.length,
  skipped: 0,
  seconds: 2,
  failures,
  ...more,
});

/** A `run` that always gives the same results and records its arguments. */
function runs(failed) {
  const asked = [];
  const run = async (files) => {
    asked.push(files);
    return Object.keys(files).map((name) => ({ name, passed: 1, failed, skipped: 0, seconds: 1 }));
  };
  return { asked, run };
}

describe('a second try', () => {
  it('runs each failed file once, and reports what passed only then', async () => {
    const { asked, run } = runs(0);
    const [result] = await afterSecondTry([suite([failure('a.test.ts'), failure('a.test.ts')])], run);
    assert.deepEqual(asked, [{ unit: ['a.test.ts'] }]);
    assert.deepEqual([result.passed, result.failed, result.seconds], [11, 0, 3]);
    assert.equal(result.byChance.length, 2);
  });

  it('keeps a failure that happens again', async () => {
    const results = [suite([failure('a.test.ts')])];
    assert.deepEqual(await afterSecondTry(results, runs(1).run), results);
  });

  it('is not made for a suite that failed as a whole, or for many files', async () => {
    const { asked, run } = runs(0);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(failure);
    const broken = { name: 'build', passed: 0, failed: 1, skipped: 0, seconds: 1 };
    const results = [suite(many), suite([failure('a')], { failed: 2 }), broken];
    assert.deepEqual(await afterSecondTry(results, run), results);
    assert.deepEqual(asked, []);
  });

  it('is not made if everything passed', async () => {
    const { asked, run } = runs(0);
    await afterSecondTry([suite([])], run);
    assert.deepEqual(asked, []);
  });
});
