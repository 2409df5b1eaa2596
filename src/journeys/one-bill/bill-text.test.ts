import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { WHOLE_COST, wireResult } from '../../../test/wire-result.ts';
import type { Combined } from '../../domain/extras/combined.ts';
import type { WordKey } from '../../words/word-key.ts';
import { billAnswer, billRates, tabsTogether } from './bill-text.ts';

const answered = (more: object) => ({
  is: 'answered',
  value: wireResult({ calculatedResults: [{ isCurrent: true }], ...more }),
});
const PUMP = { wholeCost: WHOLE_COST };
const TABS: Readonly<Record<string, WordKey>> = {
  solar: 'results.tab.solar',
  ashp: 'results.tab.ashp',
  ev: 'answer.unpriced.ev',
};

function notes(totalCost: number | null, indicative: boolean, pump: object = {}) {
  const results = { solar: answered({ costModel: { totalCost } }), ashp: answered(pump), ev: answered({}) };
  const tariff = { tariffName: 'Cosy', ratesAsOf: '2026-05-01', indicative };
  const combined = { assets: ['solar', 'ashp', 'ev'], tariff } as unknown as Combined;
  const widget = {
    words,
    store: { getState: () => ({ results }) },
    product: { asset: (id: string) => ({ says: { tab: TABS[id] } }) },
  } as never;
  const { facts, note } = billAnswer(combined, widget);
  return [...facts, note, billRates(combined, words)];
}

describe('what the one bill says beside its total', () => {
  it('RIGHT-08, HON-08: what it costs to buy with what has no price by name, the date of the rates, and that they are not confirmed', () => {
    assert.deepEqual(notes(9100, true), [
      ['Solar & Battery, before a survey', '£9,100', 'solar-cost'],
      `We give no price here for ${words(TABS.ashp!)}, the car and charger.`,
      `Prices of 1 May 2026, ${words('results.indicative')}`,
    ]);
    assert.deepEqual(notes(9132, false, PUMP).slice(0, 3), [
      ['Solar & Battery, before a survey', '£9,132', 'solar-cost'],
      ['Heat Pump, less the £7,500 grant', '£500 to £6,500'],
      'We give no price here for the car and charger.',
    ]);
    assert.deepEqual(notes(null, false), [
      `We give no price here for ${words(TABS.solar!)}, ${words(TABS.ashp!)}, the car and charger.`,
      'Prices of 1 May 2026',
    ]);
  });

  it('HON-16: why the tabs come to more or less, from the figures that they show; nothing where they come to the same', () => {
    const bill = (today: number, shares: readonly (number | null)[]) =>
      tabsTogether(
        {
          today: [{ id: 'electricity', value: today }],
          after: [],
          separately: 3036,
          shares: shares.map((alone) => ({ alone })),
        } as unknown as Combined,
        words,
      );
    // 634, 1,824 and 584 are shown as 630, 1,820 and 580.
    assert.match(bill(2985, [634, 1824, 584]) ?? '', / the tabs come to £3,030\. Together /);
    assert.match(bill(2985, [634, null]) ?? '', / come to £3,040\./);
    assert.equal(bill(3032, [634, 1824, 584]), null);
  });
});
