import type { Ranked } from '../tariff/rank-tariffs.ts';
import { chosen, whole } from './assumptions.ts';
import { NEAR } from './near.ts';
import type { Assumption } from './quote-result.ts';

/**
 * Names the second tariff of the ranking (cheapest first) if a little more or less use could make it the cheapest.
 * @param bill pounds a year that the home pays today
 */
export function runnerUp(
  [best, next]: readonly Ranked[],
  recommended: Ranked,
  bill: number,
): readonly Assumption[] {
  if (!best || !next || recommended.tariff !== best.tariff) return [];
  const more = next.cost - best.cost;
  if (more > NEAR * Math.max(bill, Math.abs(best.cost))) return [];
  const { name: tariff, supplierName: supplier } = next.tariff;
  return [
    chosen(
      'prices.runner-up',
      `Another tariff costs your home almost the same: ${tariff} (${supplier}). A little more or less use can put it first, and the figures of the tariff then change`,
      `£${whole(more)} a year more`,
      'the first tariff is the one that gives the whole home the smallest bill',
      { tariff, supplier },
    ),
  ];
}
