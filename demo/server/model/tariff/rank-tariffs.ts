// Knows which tariffs a home may have, and their order by what the whole home would pay.
import type { Place } from '../place/place.ts';
import { ratesOf } from './rates.ts';
import { type Claim, DEFAULT_TARIFF, TARIFFS, type Tariff } from './tariffs.ts';

/** A tariff with what the whole home would pay on it, pounds a year. */
export interface Ranked {
  readonly tariff: Tariff;
  readonly cost: number;
}

/**
 * The enabled tariffs open to a home with these claims. Outside Great Britain there is none to advise on:
 * the default alone stands in.
 */
export function openTariffs(
  claims: readonly Claim[],
  { served }: Pick<Place, 'served'>,
  tariffs: readonly Tariff[] = TARIFFS,
): readonly Tariff[] {
  if (served !== 'yes') return [DEFAULT_TARIFF];
  const open: ReadonlySet<string> = new Set(['any', ...claims]);
  return tariffs.filter(
    ({ enabled, eligibility }) => enabled && eligibility.some((claim) => open.has(claim)),
  );
}

/** Cheapest first; the same to a penny: fewer rates first, then the lower id. */
export function rankTariffs(
  tariffs: readonly Tariff[],
  costOf: (tariff: Tariff) => number,
): readonly Ranked[] {
  const ranked = tariffs.map((tariff) => ({ tariff, cost: costOf(tariff) }));
  return ranked.sort(
    (one, other) =>
      pennies(one) - pennies(other) || periods(one) - periods(other) || one.tariff.id - other.tariff.id,
  );
}

function pennies({ cost }: Ranked): number {
  return Math.round(cost * 100);
}

function periods({ tariff }: Ranked): number {
  return ratesOf(tariff, null).periods;
}
