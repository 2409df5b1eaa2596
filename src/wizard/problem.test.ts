import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { type Problem, problemCode, problemsIn, stillReported } from './problem.ts';

const text = v.pipe(
  v.string(),
  v.minLength(3, problemCode('short', { least: 3 })),
  v.regex(/^\d+$/, problemCode('letters')),
);
const SCHEMA = v.pipe(
  v.object({ home: v.object({ number: text }), other: text }),
  v.check(({ home, other }) => home.number !== other, problemCode('same')),
);
const problemsOf = (entered: unknown) => problemsIn(v.safeParse(SCHEMA, entered).issues ?? [], 'home');

describe('the problems with what was entered', () => {
  it('STEP-ADDR-26: are one a field, the first, by the path of the field', () => {
    assert.deepEqual(problemsOf({ home: { number: 'a' }, other: 'letters' }), [
      { field: 'home.number', key: 'short', values: { least: '3' } },
      { field: 'other', key: 'letters', values: {} },
    ]);
  });

  it('are shown at one field if they concern all fields together', () => {
    assert.deepEqual(problemsOf({ home: { number: '123' }, other: '123' }), [
      { field: 'home', key: 'same', values: {} },
    ]);
  });
});

// Checks when a reported problem is corrected.

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
