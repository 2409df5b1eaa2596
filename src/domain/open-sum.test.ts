import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Sum, Term } from './extras/sum.ts';
import { evaluateSum, openSum } from './open-sum.ts';

const term = (value: number, sum: string | null = null): Term => ({
  label: 'x',
  value,
  unit: '£/y',
  sum,
  tag: 'worked-out',
  source: null,
  date: null,
  quality: null,
});
const made = (op: Sum['op'], value: number, ...terms: Term[]): Sum => ({ op, value, unit: '£/y', terms });

describe('the calculation of a figure', () => {
  it('HON-13: takes the first term with the rest', () => {
    const of = (op: Sum['op']) => evaluateSum(made(op, 0, term(12), term(3), term(2)));
    assert.deepEqual([of('add'), of('subtract'), of('multiply'), of('divide')], [17, 7, 72, 2]);
  });

  it('HON-13: opens with the sums behind its terms', () => {
    const sums = {
      bill: made('subtract', 107.82, term(394.69, 'bought'), term(286.87)),
      bought: made('add', 394.69, term(220.86), term(173.83)),
    };
    assert.equal(openSum(sums, 'bill')?.terms[0]?.behind?.value, 394.69);
    assert.equal(openSum(sums, 'bill')?.terms[1]?.behind, null);
  });

  it('HON-13: does not open if it does not give its value', () => {
    assert.equal(openSum({ a: made('add', 10, term(4), term(5.98)) }, 'a'), null);
    assert.ok(openSum({ a: made('add', 10, term(4), term(5.995)) }, 'a'));
    // A hundredth apart, in numbers that a computer holds exactly as far apart.
    assert.ok(openSum({ a: made('add', 0.01, term(0)) }, 'a'));
  });

  it('HON-13: leaves a term closed whose sum is another figure', () => {
    const sums = { a: made('add', 10, term(4, 'b'), term(6)), b: made('add', 5, term(5)) };
    assert.equal(openSum(sums, 'a')?.terms[0]?.behind, null);
    const close = { a: made('add', 0, term(0, 'b')), b: made('add', 0.01, term(0.01)) };
    assert.equal(openSum(close, 'a')?.terms[0]?.behind?.value, 0.01);
  });

  it('HON-13: leaves a term closed that names no sum, though one is called null', () => {
    const sums = { a: made('add', 4, term(4)), null: made('add', 4, term(4)) };
    assert.equal(openSum(sums, 'a')?.terms[0]?.behind, null);
  });

  it('HON-13: ends at the fourth sum, and where one leads back to itself', () => {
    const sums = { a: made('add', 4, term(4, 'a')) };
    let depth = 0;
    for (let sum = openSum(sums, 'a'); sum; sum = sum.terms[0]?.behind ?? null) depth++;
    assert.equal(depth, 4);
  });

  it('does not exist without sums, or under a name that every object has', () => {
    assert.equal(openSum(null, 'a'), null);
    assert.equal(openSum({}, 'toString'), null);
  });
});
