import type { Place } from './place/place.ts';
import { type PriceCap, type Prices, type RegionalPrice, regionalPrice } from './place/prices.ts';
import type { Tariff, Tariffs } from './tariff/tariffs.ts';

/** The tariffs and prices of a quote. They are an argument, so that operators can use their own. */
export interface Offered {
  readonly prices: Prices;
  readonly tariffs: Tariffs;
  /** The home's grid region, if a live service returned it; otherwise the postcode decides. */
  readonly gspGroup?: string | undefined;
}

/** Energy prices and tariffs at one place. */
export interface Market extends Pick<Prices, 'cap' | 'fuels' | 'earlier'> {
  /** Electricity at the price cap in this region. */
  readonly region: RegionalPrice;
  readonly tariffs: readonly Tariff[];
  /** The price cap, and the same on an Economy 7 meter. */
  readonly standard: Tariff;
  readonly economy7: Tariff;
}

export function marketAt(
  { gspGroup }: Pick<Place, 'gspGroup'>,
  { prices, tariffs, ...known }: Offered,
): Market {
  const { fuels, earlier = [] } = prices;
  const { all, standard, economy7 } = tariffs;
  const region = regionalPrice(prices, gspGroup && (known.gspGroup ?? gspGroup));
  return { cap: capIn(region, prices), fuels, earlier, region, tariffs: all, standard, economy7 };
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
