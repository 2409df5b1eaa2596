// The tariffs that a home may have, ranked by the whole home's cost.
import type { Market } from '../market.ts';
import type { Place } from '../place/place.ts';
import type { Claim, Tariff } from './tariffs.ts';

export interface Ranked {
  readonly tariff: Tariff;
  /** Pounds a year for the whole home. */
  readonly cost: number;
}

/**
 * The enabled tariffs open to a home with these claims. In Northern Ireland no tariffs are known, so the price cap for
 * the home's meter is used without an export rate.
 */
export function openTariffs(
  claims: readonly Claim[],
  { served }: Pick<Place, 'served'>,
  { tariffs, standard, economy7 }: Pick<Market, 'tariffs' | 'standard' | 'economy7'>,
): readonly Tariff[] {
  if (served !== 'yes') {
    const today = claims.includes('e7') ? economy7 : standard;
    return [{ ...today, exportRate: 0, exportWindows: [] }];
  }
  return tariffs.filter((tariff) => isOpenTo(claims, tariff));
}

/** True if a home with these claims may have the tariff. */
export const isOpenTo = (claims: readonly Claim[], { enabled, eligibility }: Tariff): boolean =>
  enabled && eligibility.some((claim) => claim === 'any' || claims.includes(claim));

/** Cheapest first. If costs are equal to a penny, fewer rates come first, and then the lower id. */
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

/** Returns the tariff that was asked for, or else the cheapest. */
export function chosenOrCheapest<Offer extends Ranked>(ranking: readonly Offer[], tariffId?: number): Offer {
  return ranking.find(({ tariff }) => tariff.id === tariffId) ?? ranking[0]!;
}

function pennies({ cost }: Ranked): number {
  return Math.round(cost * 100);
}

/** The number of different prices, including those for a car or pump. Fewer are simpler for the customer. */
function periods({ tariff: { windows, halfHourly, carRate, pumpRate } }: Ranked): number {
  if (halfHourly) return halfHourly.length;
  return 1 + windows.length + Number(carRate !== null) + Number(pumpRate !== null);
}
