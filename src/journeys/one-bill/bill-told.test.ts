import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wireResult } from '../../../test/wire-result.ts';
import type { Combined } from '../../domain/extras/combined.ts';
import { packs } from '../../words/packs.ts';
import type { WordKey } from '../../words/word-key.ts';
import { createWords } from '../../words/words.ts';
import { billFacts, billRates } from './bill-told.ts';

const words = createWords({ pack: packs[0], copy: 'spec', messages: {} });
const answered = (totalCost: number | null) => ({
  is: 'answered',
  value: wireResult({ costModel: { totalCost }, calculatedResults: [{ isCurrent: true }] }),
});
const TABS: Readonly<Record<string, WordKey>> = { solar: 'results.tab.solar', ashp: 'results.tab.ashp' };

function notes(totalCost: number | null, indicative: boolean) {
  const results = { solar: answered(totalCost), ashp: answered(null), ev: answered(null) };
  const tariff = { tariffName: 'Cosy', ratesAsOf: '2026-05-01', indicative };
  const combined = { assets: ['solar', 'ashp', 'ev'], tariff, totalCost } as unknown as Combined;
  const widget = {
    words,
    store: { getState: () => ({ results }) },
    product: { asset: (id: string) => ({ says: { tab: TABS[id] } }) },
  } as never;
  return [...billFacts(combined, widget), billRates(combined, words)];
}

describe('what the one bill says beside its total', () => {
  it('RIGHT-08, HON-08: what it costs to buy with what has no price by name, the date of the rates, and that they are not confirmed', () => {
    assert.deepEqual(notes(9100, true), [
      ['Cost, before a survey', '£9,100'],
      ['Not priced here', `${words(TABS.ashp!)}, car and charger`],
      `Rates as of 1 May 2026, ${words('results.indicative')}`,
    ]);
    assert.deepEqual(notes(null, false), [
      ['Not priced here', `${words(TABS.solar!)}, ${words(TABS.ashp!)}, car and charger`],
      'Rates as of 1 May 2026',
    ]);
  });
});
