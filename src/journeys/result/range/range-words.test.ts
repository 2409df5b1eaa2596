import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import type { Range, RangeDriver } from '../../../domain/range.ts';
import { driverNote } from '../../../words/message.ts';
import { driverAmount, isHeld, rangeSentence } from './range-words.ts';

const SAVING = { figure: 'savings', unit: '£/y', verdict: 'either' } as Range;
const CO2 = { figure: 'co2', unit: 't/y', verdict: 'either' } as Range;
const COST = { figure: 'annualCost', unit: '£/y', verdict: null } as Range;

const moving = (high: number) => ({ low: -high, high }) as RangeDriver;
const sentence = (range: Range, low: number, high: number) =>
  rangeSentence(range, { low, high, verdict: 'either' }, words);
const moves = (low: number, high: number, range = SAVING) =>
  driverAmount(range, { low, high } as RangeDriver, words);

describe('the sentence of a range', () => {
  it('HON-07: is better, worse or either, of money and of CO2, the nearer end first', () => {
    assert.deepEqual(
      [
        [SAVING, 100, 400],
        [SAVING, -400, -100],
        [SAVING, -100, 400],
        [CO2, 1, 2.5],
        [CO2, -2.5, -1],
        [CO2, -1, 2.5],
        [COST, 300, 700],
      ].map(([range, low, high]) => sentence(range as Range, low as number, high as number)),
      [
        'Likely £100 to £400 a\u00a0year',
        'Likely £100 to £400 a\u00a0year dearer',
        'Could go either way: between £100 dearer and £400 cheaper a year',
        'Likely 1.0 to 2.5 tonnes',
        'Likely 1.0 to 2.5 tonnes more',
        'Could go either way: between 1.0 tonnes more and 2.5 tonnes less CO2 a year',
        'Likely to cost £300 to £700 a\u00a0year',
      ],
    );
  });

  it('HON-07: says that it is before a tax that is named above it', () => {
    const says = rangeSentence(SAVING, { low: 100, high: 400, verdict: 'better' } as never, words, true);
    assert.equal(says, 'Likely £100 to £400 a\u00a0year, before the tax');
  });

  it('HON-07: is on neither side if it ends at zero', () => {
    assert.deepEqual(
      [sentence(SAVING, 0, 400), sentence(SAVING, -400, 0)],
      ['Likely £0 to £400 a\u00a0year', 'Likely £0 to £400 a\u00a0year dearer'],
    );
  });

  it('RIGHT-05: says that its high end is limited if its drivers would give a higher one', () => {
    const held = (range: Range, high: number) =>
      isHeld({ ...range, base: 100, high, drivers: [moving(30), moving(40)] } as Range);
    assert.deepEqual(
      [held(SAVING, 150), held(SAVING, 148), held(COST, 150), held({ ...CO2, base: 1 }, 1)],
      [false, true, false, false],
    );
  });

  it('HON-07: has the effect of a driver once if both ends are equal, and none without an effect', () => {
    assert.deepEqual(
      [moves(-50, 50), moves(-50, 80), moves(0, 80), moves(-50, 0), moves(-0.5, 0.5, CO2)],
      ['£50 either way', '£50 less to £80 more', '£80 more', '£50 less', '0.5 tonnes either way'],
    );
    assert.equal(moves(-1234.4, 1234.4), '£1,234 either way');
    assert.equal(moves(-0.2, 0.1, CO2), '0.2 less to 0.1 tonnes more');
  });

  it('HON-12: has the tried values with one unit, followed by the reason, in whole sentences', () => {
    const note = (from: string, to: string, source = 'We chose it') =>
      driverNote(words, { id: '', text: '', from, to, low: 0, high: 0, source });
    assert.deepEqual(
      [
        note('136.3p a litre', '166.5p a litre'),
        note('27%', '34%', 'Years differ.'),
        note('none', '10% at one'),
        note('Next Drive', 'Cosy'),
        note('3', '4'),
      ],
      [
        'We tried 136.3 and 166.5p a litre. We chose it.',
        'We tried 27 and 34%. Years differ.',
        'We tried none and 10% at one. We chose it.',
        'We tried Next Drive and Cosy. We chose it.',
        'We tried 3 and 4. We chose it.',
      ],
    );
  });
});
