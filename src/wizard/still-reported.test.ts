// Checks when a reported problem is corrected.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Problem } from './problem.ts';
import { stillReported } from './still-reported.ts';

const problem = (field: string, key: string): Problem => ({ field, key, values: {} });
const weekday = problem('weekday', 'problem.required');
const weekend = problem('weekend', 'problem.between');

describe('reported problems', () => {
  it('stay while the same would be said again', () => {
    assert.deepEqual(stillReported([weekday, weekend], [weekend, weekday]), [weekday, weekend]);
  });

  it('disappear only from the corrected field', () => {
    assert.deepEqual(stillReported([weekday, weekend], [weekend]), [weekend]);
  });

  it('go when something else is wrong now, which waits for the next attempt', () => {
    assert.deepEqual(stillReported([weekday], [problem('weekday', 'problem.numbers')]), []);
  });

  it('go though the same is said of another field', () => {
    assert.deepEqual(stillReported([weekday], [problem('weekend', 'problem.required')]), []);
  });

  it('are never joined by others', () => {
    assert.deepEqual(stillReported([], [weekday]), []);
  });
});
