import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WHOLE_COST, wireResult } from '../../../../test/wire-result.ts';
import { packs } from '../../../words/packs.ts';
import { createWords } from '../../../words/words.ts';
import { costRows } from './cost-rows.ts';

const words = createWords({ pack: packs[0], copy: 'spec', messages: {} });
const rows = (more: object) =>
  costRows(
    wireResult({ calculatedResults: [{ isCurrent: true }], wholeCost: { ...WHOLE_COST, ...more } }),
    words,
  ).map(({ term, detail, note = '' }) => [term, detail, note]);
const payback = (soonest: number | null, latest: number | null) =>
  rows({ payback: { soonest, latest } }).at(-1)?.[1];

describe('what a heat pump takes to pay for, in words', () => {
  it('YOURS-04: is a published band with its source, what comes off it, and when it has paid for itself', () => {
    assert.deepEqual(rows({}), [
      ['What homes pay', '£8,000 to £14,000', 'A survey, 8 May 2026'],
      ['Grant that may apply', '−£7,500', ''],
      ['New boiler you need not buy', '−£3,000', ''],
      ['Left to pay', '−£2,500 to £3,500', ''],
      ['Yearly service, over today’s', '£50', ''],
      ['Pays for itself', 'in 0 to over 20 years', ''],
    ]);
  });

  it('YOURS-04: is the installer’s price where it was told, and names nothing that does not come off', () => {
    const [price, left] = [
      { low: 9000, high: 9000 },
      { low: 9000, high: 9000 },
    ];
    const told = rows({ price, left, isTold: true, grant: 0, boiler: 0, source: null, date: null });
    assert.deepEqual(told.slice(0, 2), [
      ['An installer’s price', '£9,000', ''],
      ['Left to pay', '£9,000', ''],
    ]);
    assert.deepEqual(costRows(wireResult({ calculatedResults: [{ isCurrent: true }] }), words), []);
  });

  it('YOURS-04: is one clear answer: a span, or one of its ends, never a span of nothing', () => {
    assert.deepEqual(
      [
        payback(4, 9.5),
        payback(4, null),
        payback(0, 9.5),
        payback(0, 0),
        payback(null, null),
        payback(6.8, 7.2),
        payback(0.2, 1.4),
      ],
      [
        'in 4 to 10 years',
        'in 4 to over 20 years',
        'in 0 to 10 years',
        'straight away',
        'in over 20 years',
        'in 7 years',
        'in 1 year',
      ],
    );
  });
});
