import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evaluateSum, openSum, placesOf, rounded, type Sum, shownPlaces, type Term } from './sum.ts';

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

const sum = (op: Sum['op'], unit: string, ...values: number[]): Sum => ({
  op,
  value: 0,
  unit,
  terms: values.map((value) => ({
    label: 'x',
    value,
    unit,
    sum: null,
    tag: 'worked-out',
    source: null,
    date: null,
    quality: null,
  })),
});

describe('the digits of a sum', () => {
  it('RIGHT-01, HON-13: are four for a single value, or pence; a value that is not zero is not shown as zero', () => {
    assert.deepEqual(
      [2781.8, 70.61, 0.9274, 0.000_001, 0].map((value) => placesOf(value, 'kWh')),
      [0, 2, 4, 9, 0],
    );
    assert.deepEqual(
      [830.16, 0.01, 0, 0.0004].map((value) => placesOf(value, '£/y')),
      [2, 2, 2, 7],
    );
  });

  it('HON-04: are as many as the terms need to make the total', () => {
    // 0.6 and 0.6 kWh make 1.2, and not 1 and 1.
    assert.deepEqual(shownPlaces(sum('add', 'kWh', 1917.6, 1917.6), 0), [1, 1]);
    assert.deepEqual(shownPlaces(sum('add', '£', 1.004, 1.004), 2), [3, 3]);
    assert.deepEqual(shownPlaces(sum('multiply', '', 2700, 26.56, 0.01), 2), [0, 2, 5]);
  });

  it('HON-04: are rounded half up', () => {
    assert.deepEqual(
      [rounded(1.005, 2), rounded(-1.005, 2), rounded(220.861_499_999_999_98, 3)],
      [1.01, -1.01, 220.862],
    );
    assert.equal(rounded(17_715.004_718_464_9, 6), 17_715.004_718, 'a large value keeps its small decimals');
  });
});
