import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { APR_OPTIONS, INFLATION_OPTIONS, LOAN_TERM_OPTIONS } from './finance.ts';

describe('the options of finance', () => {
  it('CONST-10, AMB-44: offers APR and inflation of 0 to 10 percent in whole steps', () => {
    assert.deepEqual(APR_OPTIONS, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert.deepEqual(INFLATION_OPTIONS, APR_OPTIONS);
  });

  it('RIGHT-18, CONST-11: offers 20 loan terms, 12 to 240 months by the year', () => {
    assert.equal(LOAN_TERM_OPTIONS.length, 20);
    assert.deepEqual([LOAN_TERM_OPTIONS[0], LOAN_TERM_OPTIONS[1], LOAN_TERM_OPTIONS.at(-1)], [12, 24, 240]);
  });
});
