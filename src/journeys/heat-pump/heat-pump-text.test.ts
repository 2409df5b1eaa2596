import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { WHOLE_COST, wireResult } from '../../../test/wire-result.ts';
import { answerOfCost, costRows } from './heat-pump-text.ts';

const rows = (more: object) =>
  costRows(
    wireResult({ calculatedResults: [{ isCurrent: true }], wholeCost: { ...WHOLE_COST, ...more } }),
    words,
  ).map(({ term, detail, note = '' }) => [term, detail, note]);
const payback = (soonest: number | null, usual: number | null, latest: number | null) =>
  rows({ boiler: 0, payback: { soonest, usual, latest } }).at(-1);
const BOTH = { payback: { soonest: 0, usual: 12.4, notDue: null, latest: null } };
const OFF = 'A new boiler costs £3,000, so we take that off if the boiler needs replacing.';
const ENDS =
  'With a low price and a high saving it pays for itself straight away. With a high price and a low saving: not within 20 years.';
const DUE = 'Pays for itself if your boiler needs replacing';
const BACK = 'Pays for itself';
const EITHER = 'in about 12 years if the boiler needs replacing, not within 20 years if not';

describe('the cost of a heat pump in words', () => {
  it('YOURS-04: is a published range with its source, its deductions and its payback', () => {
    assert.deepEqual(rows(BOTH), [
      ['Typical price for this size, before a survey', '£8,000 to £14,000', 'A survey, 8 May 2026'],
      ['Grant that may apply', '−£7,500', ''],
      ['Left to pay', '£500 to £6,500', ''],
      ['New boiler you need not buy, if yours needs replacing', '−£3,000', ''],
      ['Left to pay if your boiler needs replacing', '−£2,500 to £3,500', ''],
      ['More for a yearly service: in the payback, not in the saving', '£50', ''],
      [BACK, EITHER, ENDS],
    ]);
  });

  it('YOURS-04: is the installer’s price if stated, and names no deduction that does not apply', () => {
    const [price, left] = [
      { low: 9000, high: 9000 },
      { low: 9000, high: 9000 },
    ];
    const stated = rows({ price, left, isTold: true, grant: 0, boiler: 0, source: null, date: null });
    assert.deepEqual(stated.slice(0, 2), [
      ['An installer’s price', '£9,000', ''],
      ['Left to pay', '£9,000', ''],
    ]);
    assert.deepEqual(costRows(wireResult({ calculatedResults: [{ isCurrent: true }] }), words), []);
  });

  it('YOURS-04: has the likely case, then what it depends on, and only one figure if both ends are equal', () => {
    const depends = (low: string, high: string) =>
      `With a low price and a high saving it pays for itself ${low}. With a high price and a low saving: ${high}.`;
    const term = BACK;
    assert.deepEqual(payback(4, 6.6, 9.5), [
      term,
      'in about 7 years',
      depends('in about 4 years', 'in about 10 years'),
    ]);
    assert.deepEqual(payback(0, 0.6, null), [term, 'in about 1 year', ENDS]);
    assert.deepEqual(payback(0, 0, 0), [term, 'straight away', '']);
    assert.deepEqual(payback(null, null, null), [term, 'not within 20 years', '']);
    assert.deepEqual(payback(6.8, 7, 7.2), [term, 'in about 7 years', '']);
  });

  it('YOURS-04: names the saving of the payback; a pump that costs more has none', () => {
    const term = (savings: number) =>
      answerOfCost(
        wireResult({
          calculatedResults: [{ isCurrent: true }, { isCurrent: false, isRecommended: true, savings }],
          wholeCost: WHOLE_COST,
        }),
        words,
      ).facts.at(-1)?.[0];
    assert.equal(term(454), `${DUE}, at a saving of £450 a year`);
    assert.equal(term(-120), DUE);
  });

  it('YOURS-04: leaves out the likely case if the server does not send it', () => {
    const of = (soonest: number | null, latest: number | null) =>
      rows({ boiler: 0, payback: { soonest, latest } }).at(-1)?.slice(1);
    assert.deepEqual(of(0, null), [ENDS, '']);
    assert.deepEqual(of(null, null), ['not within 20 years', '']);
  });

  it('YOURS-04: has both cases of the boiler; one if they are equal, or if an earlier server sends only one', () => {
    const of = (usual: number | null, more: object = {}) =>
      rows({ payback: { soonest: 4, usual, latest: 4, ...more } }).at(-1);

    const which = '5 if the boiler needs replacing, 11 if not';
    assert.deepEqual(of(5.2, { notDue: 11.4 }), [BACK, 'in about 5 to 11 years', which]);
    assert.deepEqual(
      of(5.2, { notDue: 11.4, latest: null })?.[2],
      `${which}. ${ENDS.replace('straight away', 'in about 4 years')}`,
    );
    assert.deepEqual(of(null, { notDue: null })?.slice(0, 2), [BACK, 'not within 20 years']);
    assert.deepEqual(of(5.2)?.slice(0, 2), [DUE, 'in about 5 years']);
  });

  it('SEEN-08, RES-HP-15: begins with the price after the grant and with the payback, and why that has two cases', () => {
    const result = (more: object) => wireResult({ calculatedResults: [{ isCurrent: true }], ...more });
    assert.deepEqual(answerOfCost(result({ wholeCost: { ...WHOLE_COST, ...BOTH } }), words), {
      facts: [
        ['Typical cost, less the £7,500 grant', '£500 to £6,500'],
        [BACK, EITHER],
      ],
      note: OFF,
    });
    assert.deepEqual(answerOfCost(result({}), words), {
      facts: [],
      note: 'Installation cost is not quoted. It depends on your home, so a surveyor visits first.',
    });
  });
});
