// The tariffs that a home may have, ranked by the whole home's cost.
import type { Market } from '../market.ts';
import type { Place } from '../place/place.ts';
import type { Claim, Tariff } from './tariffs.ts';

/** A tariff with what the whole home would pay on it, pounds a year. */
export interface Ranked {
  readonly tariff: Tariff;
  readonly cost: number;
}

/**
 * The enabled tariffs open to a home with these claims. Outside Great Britain there is none to advise on:
 * the price cap's rate for the home's own meter stands in, and nothing is paid for what panels sell, since no rate is
 * known.
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

/** Whether a home with these claims may have it. */
export const isOpenTo = (claims: readonly Claim[], { enabled, eligibility }: Tariff): boolean =>
  enabled && eligibility.some((claim) => claim === 'any' || claims.includes(claim));

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

/** The cheapest, or the one that was asked for. */
export function putForward<Offer extends Ranked>(ranking: readonly Offer[], tariffId?: number): Offer {
  return ranking.find(({ tariff }) => tariff.id === tariffId) ?? ranking[0]!;
}

function pennies({ cost }: Ranked): number {
  return Math.round(cost * 100);
}

/** Different prices of a day, the session rates among them: fewer is simpler to live with. */
function periods({ tariff: { windows, halfHourly, carRate, pumpRate } }: Ranked): number {
  if (halfHourly) return halfHourly.length;
  return 1 + windows.length + Number(carRate !== null) + Number(pumpRate !== null);
}
