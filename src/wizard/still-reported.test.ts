// Checks when a reported problem is corrected.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Problem } from './problem.ts';
import { stillReported } from './still-reported.ts';

const problem = (field: string, key: string): Problem => ({ field, key, values: {} });
const weekday = problem('weekday', 'problem.required');
const weekend = problem('weekend', 'problem.between');

describe('reported problems', () => {
  it('stay while the same problem exists', () => {
    assert.deepEqual(stillReported([weekday, weekend], [weekend, weekday]), [weekday, weekend]);
  });

  it('disappear only from the corrected field', () => {
    assert.deepEqual(stillReported([weekday, weekend], [weekend]), [weekend]);
  });

  it('disappear if another problem replaces them, which waits for the next attempt', () => {
    assert.deepEqual(stillReported([weekday], [problem('weekday', 'problem.numbers')]), []);
  });

  it('disappear even if another field has the same problem', () => {
    assert.deepEqual(stillReported([weekday], [problem('weekend', 'problem.required')]), []);
  });

  it('are never joined by others', () => {
    assert.deepEqual(stillReported([], [weekday]), []);
  });
});
