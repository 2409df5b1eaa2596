import type { Place } from './place/place.ts';
import { type Prices, type RegionalPrice, regionalPrice } from './place/prices.ts';
import type { Tariff, Tariffs } from './tariff/tariffs.ts';

/** The tariffs and prices that a quote is made with: handed in with each, so that an operator gives their own. */
export interface Offered {
  readonly prices: Prices;
  readonly tariffs: Tariffs;
}

/** What energy costs at one place, and the tariffs to compare there. */
export interface Market extends Pick<Prices, 'cap' | 'fuels'> {
  /** Electricity at the cap here. */
  readonly region: RegionalPrice;
  readonly tariffs: readonly Tariff[];
  /** The price cap, and the same on an Economy 7 meter. */
  readonly standard: Tariff;
  readonly economy7: Tariff;
}

export function marketAt({ gspGroup }: Pick<Place, 'gspGroup'>, { prices, tariffs }: Offered): Market {
  const { cap, fuels } = prices;
  const { all, standard, economy7 } = tariffs;
  return { cap, fuels, region: regionalPrice(prices, gspGroup), tariffs: all, standard, economy7 };
}
