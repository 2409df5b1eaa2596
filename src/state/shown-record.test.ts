import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { words } from '../../test/spec-words.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { calls } from '../api/calls.ts';
import { readAnswer } from '../api/create-api.ts';
import { success } from '../api/failure.ts';
import type { Result } from '../domain/result.ts';
import { toResult } from '../domain/result.ts';
import { createJourneyStore } from './journey-store.ts';
import { shownRecord } from './shown-record.ts';

// The build puts it in.
Object.assign(globalThis, { __VERSION__: '1.2.3' });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A result through the door it comes in by. */
function resultOf(wire: object): Result {
  const read = readAnswer(calls.quoteResult, success(JSON.stringify({ request: {}, ...wire })));
  assert.ok(read.ok);
  const result = toResult(read.value as Parameters<typeof toResult>[0]);
  assert.ok(result);
  return result;
}

const TODAY = { isCurrent: true, co2Emission: 2 };
const BEST = {
  isCurrent: false,
  isRecommended: true,
  savings: 300,
  annualCost: 900,
  co2Emission: 0.5,
  supplierName: 'Octopus',
  tariffName: 'Cosy',
  ratesAsOf: '2026-07-01',
};
const SOLAR = resultOf({
  costModel: { totalCost: 9000 },
  calculatedResults: [TODAY, BEST],
  assumptions: [
    { text: 'Sun', value: '900 kWh', date: '2026', source: 'SAP' },
    { text: 'Roof', value: '30°' },
  ],
});
const RANGE = {
  figure: 'savings',
  unit: '£/y',
  base: 300,
  low: 200,
  high: 400,
  verdict: 'better',
  drivers: [],
};
const BARE = resultOf({ calculatedResults: [TODAY] });

/** @param results by asset, in the order in which they were looked at. */
async function record(results: Readonly<Record<string, Result>>) {
  const store = createJourneyStore(product.flagsFor('all'));
  for (const [asset, value] of Object.entries(results))
    store.actions.setResult(asset, { status: 'success', value, before: null });
  const settings = { lang: 'en-GB', copy: 'plain' };
  return shownRecord({ settings, store, product, words } as unknown as Parameters<typeof shownRecord>[0]);
}

describe('the record of what was shown', () => {
  it('KEEP-02: has version, pack, figures, assumptions, tariff and dates', async () => {
    const { hash, results, ...about } = await record({ solar: { ...SOLAR, ranges: [RANGE] } as Result });
    assert.deepEqual(about, { version: '1.2.3', lang: 'en-GB', copy: 'plain' });
    const { digest, co2SavedTonnesPerYear, ...shown } = results[0]!;
    assert.deepEqual(shown, {
      asset: 'solar',
      savingPoundsPerYear: 300,
      costPoundsPerYear: 900,
      pricePounds: 9000,
      ranges: [{ figure: 'savings', unit: '£/y', low: 200, high: 400 }],
      tariff: { supplierName: 'Octopus', tariffName: 'Cosy', ratesAsOf: '2026-07-01' },
      assumptions: [
        { text: 'Sun', value: '900 kWh', date: '2026' },
        { text: 'Roof', value: '30°', date: null },
      ],
    });
    assert.equal(co2SavedTonnesPerYear, 1.5);
    assert.match(digest ?? '', /^[0-9a-f]{64}$/);
    assert.match(hash ?? '', /^[0-9a-f]{64}$/);
  });

  it('KEEP-02: has nulls if a result recommends nothing', async () => {
    const { results } = await record({ ashp: BARE });
    const { savingPoundsPerYear, costPoundsPerYear, ranges, tariff, assumptions } = results[0]!;
    assert.deepEqual([savingPoundsPerYear, costPoundsPerYear, ranges, assumptions], [null, null, [], []]);
    assert.deepEqual(tariff, { supplierName: null, tariffName: null, ratesAsOf: null });
  });

  it('KEEP-02: is in the order of the tabs, and leaves out assets without a result', async () => {
    const { results } = await record({ ashp: BARE, solar: SOLAR });
    assert.deepEqual(
      results.map(({ asset }) => asset),
      ['solar', 'ashp'],
    );
  });

  it('KEEP-02: has the hash of the rest of it, by which it can be checked', async () => {
    const { hash, ...rest } = await record({ solar: SOLAR });
    assert.equal(hash, sha256(JSON.stringify(rest)));
    assert.equal(rest.results[0]?.digest, sha256(JSON.stringify(SOLAR)));
  });
});
