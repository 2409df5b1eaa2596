import type { combined } from '../../../src/domain/extras/combined.ts';
import type { Condition } from '../../../src/domain/extras/condition.ts';
import type { Sent } from '../../../src/domain/read.ts';
import { type OneBill, oneBill } from '../model/combined/one-bill.ts';
import { oneBillSums } from '../model/combined/one-bill-sums.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { pounds } from '../model/result/rounding.ts';
import { tariffLabel } from '../model/result/tariff-label.ts';
import { conditionsFor, type HomeFacts } from '../model/support/conditions.ts';
import type { Sources } from '../sources/sources.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { combinedPayback } from './combined-payback.ts';
import { combinedQuestionOf } from './combined-question-of.ts';
import { homeFacts } from './home-facts.ts';
import { withKeptRates } from './kept-facts.ts';
import { latestAnswers } from './latest-answers.ts';
import { offeredBy } from './offered-by.ts';
import type { Results } from './results.ts';

/** Returns one bill for a home's quotes; null if there are results for fewer than two. */
export async function combinedOf(
  quotes: readonly StoredQuote[],
  results: Results,
  now: Sources,
): Promise<Sent<typeof combined> | null> {
  const sources = withKeptRates(now, latestAnswers(quotes));
  const bill = oneBill(await combinedQuestionOf(quotes, results, sources), await offeredBy(sources));
  if (!bill) return null;
  const { assets, tariff, place, today, after, savings, shares, electricity, range, clock } = bill;
  const alone = (asset: string) => savedAlone(results[asset]!);
  const separately = pounds(assets.reduce((total, asset) => total + alone(asset), 0));
  const facts = await homeFacts(latestAnswers(quotes), sources);
  return {
    assets,
    today,
    after,
    savings,
    separately,
    electricity,
    shares: shares.map((share) => ({ ...share, alone: pounds(alone(share.asset)) })),
    tariff: tariffLabel(tariff, place),
    overlap: pounds(savings - separately),
    totalCost: totalCost(assets, results),
    payback: combinedPayback(
      shares.map(({ asset, value }) => ({ result: results[asset]!, value, alone: alone(asset) })),
    ),
    sums: oneBillSums(today, after),
    conditions: combinedConditions(bill, facts),
    range,
    clock,
  };
}

/** An electric car that replaces no other saves nothing; charging it adds to today's bill. */
function savedAlone({ calculatedResults, request }: QuoteResult): number {
  const row = calculatedResults.find(({ isRecommended }) => isRecommended);
  const isOnTop = request.current?.isEv === true;
  return (isOnTop ? -(row?.annualCost ?? 0) : row?.savings) ?? 0;
}

/** Sums the quotes with a price; a car has none, and a heat pump only if the visitor entered one. */
function totalCost(assets: readonly string[], results: Results): number | null {
  const costs = assets.flatMap((asset) => results[asset]?.costModel.totalCost ?? []);
  return costs.length > 0 ? costs.reduce((total, cost) => total + cost, 0) : null;
}

/** The tariff's conditions. If only one asset shows whether a condition is met, this counts for all of them. */
function combinedConditions(
  { assets, conditions: ids, place }: OneBill,
  facts: Omit<HomeFacts, 'asset'>,
): readonly Condition[] {
  if (place.served !== 'yes') return [];
  const each = assets.flatMap((asset) => conditionsFor(ids, { ...facts, asset }));
  return ids.flatMap((id) => {
    const same = each.filter((condition) => condition.id === id);
    return same.find(({ met }) => met !== null) ?? same[0] ?? [];
  });
}
