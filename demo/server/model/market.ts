import type { Place } from './place/place.ts';
import { type PriceCap, type Prices, type RegionalPrice, regionalPrice } from './place/prices.ts';
import type { Tariff, Tariffs } from './tariff/tariffs.ts';

/** The tariffs and prices that a quote is made with: handed in with each, so that an operator gives their own. */
export interface Offered {
  readonly prices: Prices;
  readonly tariffs: Tariffs;
  /** The grid region of the home, where it is known better than by its postcode's area. */
  readonly gspGroup?: string | undefined;
}

/** What energy costs at one place, and the tariffs to compare there. */
export interface Market extends Pick<Prices, 'cap' | 'fuels' | 'earlier'> {
  /** Electricity at the cap here. */
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

/** With the region's gas, and with whose figures the region's are, where these are known. */
function capIn({ gas, quality, source }: RegionalPrice, { cap }: Prices): PriceCap {
  return {
    ...cap,
    ...(gas && { gasUnit: gas.unit, gasStanding: gas.standing }),
    ...(quality && { quality }),
    ...(source && { source }),
  };
}
