import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { says } from './problem.ts';
import { problemsIn } from './problems-in.ts';

const text = v.pipe(
  v.string(),
  v.minLength(3, says('short', { least: 3 })),
  v.regex(/^\d+$/, says('letters')),
);
const SCHEMA = v.pipe(
  v.object({ home: v.object({ number: text }), other: text }),
  v.check(({ home, other }) => home.number !== other, says('same')),
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
