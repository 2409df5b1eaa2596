// KEEP-02: a record of what the visitor was shown, which can be stored and verified.
import { stringifyJson } from '../api/json.ts';
import type { ShownRecord, ShownResult } from '../domain/enquiry.ts';
import type { Asset } from '../domain/journey.ts';
import { co2Reduction, type Result, recommendedRow } from '../domain/result.ts';
import { assumptionText } from '../words/message.ts';
import type { Words } from '../words/words.ts';
import { sha256 } from './crypto.ts';
import { shownResult } from './fetch-result.ts';
import type { Widget } from './widget.tsx';

export async function shownRecord({ settings, store, product, words }: Widget): Promise<ShownRecord> {
  const { results } = store.getState();
  // In the order of the tabs, not the order in which the visitor looked at them.
  const shown = product.assets.flatMap(({ id }) => {
    const result = shownResult(results[id]);
    return result ? [shownOf(id, result, words)] : [];
  });
  const { lang, copy } = settings;
  const record = { version: __VERSION__, lang, copy, results: await Promise.all(shown) };
  return { ...record, hash: await sha256(stringifyJson(record)) };
}

async function shownOf(asset: Asset, result: Result, words: Words): Promise<ShownResult> {
  const row = recommendedRow(result);
  const { supplierName = null, tariffName = null, ratesAsOf = null } = row ?? {};
  return {
    asset,
    savingPoundsPerYear: row?.savings ?? null,
    costPoundsPerYear: row?.annualCost ?? null,
    co2SavedTonnesPerYear: co2Reduction(result),
    pricePounds: result.totalCost,
    ranges: (result.ranges ?? []).map(({ figure, unit, low, high }) => ({ figure, unit, low, high })),
    tariff: { supplierName, tariffName, ratesAsOf },
    assumptions: result.assumptions.map((assumption) => {
      const { text, value } = assumptionText(words, assumption);
      return { text, value, date: assumption.date ?? null };
    }),
    digest: await sha256(stringifyJson(result)),
  };
}
