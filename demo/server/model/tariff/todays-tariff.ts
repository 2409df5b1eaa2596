import type { HomeLoad } from '../home-load.ts';
import type { Market } from '../market.ts';
import type { Tariff } from './tariffs.ts';

/** We assume that a home is on the price cap for its meter. */
export function todaysTariff({ isEconomy7 }: Pick<HomeLoad, 'isEconomy7'>, market: Market): Tariff {
  return isEconomy7 ? market.economy7 : market.standard;
}
