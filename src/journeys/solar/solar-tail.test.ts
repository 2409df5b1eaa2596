import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { billSaving } from '../../domain/bill-saving.ts';
import { packs } from '../../words/packs.ts';
import { solarTail } from './solar-tail.ts';

/** Of panels that save so much in each of twenty years. */
function tailOf(savings: number, totalCost: number | null): string {
  const yearlyBreakDowns = Array.from({ length: 20 }, (_, at) => ({ year: at + 1, savings }));
  const result = wireResult({
    costModel: { totalCost },
    calculatedResults: [
      { isCurrent: true, annualCost: 900, savings: 0 },
      {
        isCurrent: false,
        isRecommended: true,
        annualCost: 900 - savings,
        savings,
        electricity: { yearlyBreakDowns },
      },
    ],
  });
  return solarTail(result, billSaving(result)!, words);
}

describe('the sentence after the saving of panels', () => {
  it('RIGHT-02, YOURS-05, RES-SOL-01: says so if the savings are less than the system costs', () => {
    assert.equal(
      tailOf(300, 7000),
      'a year with solar panels. Over 20 years that is less than the system costs',
    );
    assert.equal(tailOf(400, 7000), 'a year with solar panels');
    assert.equal(tailOf(350, 7000), 'a year with solar panels');
  });

  it('RIGHT-02: promises no earnings without the cost of the system, nor does any other sentence of the widget', () => {
    const sentences = Object.values(packs[0].sentences).filter((sentence) => typeof sentence === 'string');
    assert.ok(sentences.length > 500);
    const promises = sentences.filter((one) =>
      /\b(be )?paid more than you pay|earns? you money|free (power|energy|electricity)/i.test(one),
    );
    assert.deepEqual(
      promises.filter((one) => !/cost/i.test(one)),
      [],
    );
  });

  it('is empty if the cost is unknown or the year costs more', () => {
    assert.equal(tailOf(300, null), 'a year with solar panels');
    assert.equal(tailOf(-20, 7000), 'more a year with solar panels');
  });
});
