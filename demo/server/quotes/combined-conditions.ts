import type { Condition } from '../../../src/domain/extras/condition.ts';
import type { OneBill } from '../model/combined/one-bill.ts';
import { conditionsFor, type HomeFacts } from '../model/support/conditions.ts';

/** The tariff's conditions. If only one asset shows whether a condition is met, this counts for all of them. */
export function combinedConditions(
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
