import type { HomeLoad } from '../load/home-load.ts';
import type { Place } from '../place/place.ts';
import { type PriceCap, type Prices, type RegionalPrice, regionalPrice } from '../prices/energy-prices.ts';
import type { Claim, Tariff, Tariffs } from './tariffs.ts';

/** The day, tariffs and prices of a quote. They are an argument, so that operators can use their own. */
export interface Offered {
  /** The ISO date in the United Kingdom for which the quote is made. The model reads no clock. */
  readonly day: string;
  readonly prices: Prices;
  readonly tariffs: Tariffs;
  /** The home's grid region, if a live service returned it; otherwise the postcode decides. */
  readonly gspGroup?: string | undefined;
}

/** Energy prices and tariffs at one place. */
export interface Market extends Pick<Prices, 'cap' | 'fuels' | 'earlier'> {
  /** Electricity at the price cap in this region. */
  readonly region: RegionalPrice;
  /** The ISO date of the quote. */
  readonly day: string;
  readonly tariffs: readonly Tariff[];
  /** The price cap, and the same on an Economy 7 meter. */
  readonly standard: Tariff;
  readonly economy7: Tariff;
}

export function marketAt(
  { gspGroup }: Pick<Place, 'gspGroup'>,
  { day, prices, tariffs, ...known }: Offered,
): Market {
  const { fuels, earlier = [] } = prices;
  const { all, standard, economy7 } = tariffs;
  const region = regionalPrice(prices, gspGroup && (known.gspGroup ?? gspGroup));
  return { cap: capIn(region, prices), fuels, earlier, region, day, tariffs: all, standard, economy7 };
}

/** Replaces the cap's gas prices, quality and source by the region's, if they are known. */
function capIn({ gas, quality, source }: RegionalPrice, { cap }: Prices): PriceCap {
  return {
    ...cap,
    ...(gas && { gasUnit: gas.unit, gasStanding: gas.standing }),
    ...(quality && { quality }),
    ...(source && { source }),
  };
}

// The tariffs that a home may have, ranked by the whole home's cost.

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

/** We assume that a home is on the price cap for its meter. */
export function todaysTariff({ isEconomy7 }: Pick<HomeLoad, 'isEconomy7'>, market: Market): Tariff {
  return isEconomy7 ? market.economy7 : market.standard;
}
