import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judged } from './rows.mjs';

const over = (row) => judged({ name: 'a row', ...row }).over;

describe('the judgement of a row', () => {
  it('is over if the value exceeds the maximum', () => {
    assert.equal(over({ value: 120.1, budget: '120 kB' }), true);
    assert.equal(over({ value: 120, budget: '120 kB' }), false);
    assert.equal(over({ value: 0.01, budget: '0' }), true);
  });

  it('is over if the value is below the minimum', () => {
    assert.equal(over({ value: 299, budget: 'at least 300' }), true);
    assert.equal(over({ value: 301, budget: 'at least 300' }), false);
  });

  it('is compared with the floor if the budget is a ratio', () => {
    assert.equal(over({ value: 17, floor: 10, budget: '1.6 times' }), true);
    assert.equal(over({ value: 15, floor: 10, budget: '1.6 times' }), false);
    assert.equal(judged({ name: 'a row', value: 15, floor: 10 }).ratio, 1.5);
  });

  it('gives the lever of a row that is over, and of no other', () => {
    const row = { name: 'a row', value: 2, lever: 'do less' };
    assert.equal(judged({ ...row, budget: '1' }).note, 'do less');
    assert.equal(judged({ ...row, budget: '2' }).note, undefined);
  });

  it('refuses a budget without a number', () => {
    assert.throws(() => over({ value: 1, budget: 'the token' }), /no number: the token/);
  });
});
