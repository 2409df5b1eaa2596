import type { HomeLoad } from '../home-load.ts';
import type { Market } from '../market.ts';
import type { Tariff } from './tariffs.ts';

/** What a home that never chose a tariff pays by: the price cap, on the meter that it has. */
export function todaysTariff({ isEconomy7 }: Pick<HomeLoad, 'isEconomy7'>, market: Market): Tariff {
  return isEconomy7 ? market.economy7 : market.standard;
}
