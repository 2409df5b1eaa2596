import type { Flow, Rated } from '../../../../src/domain/what-if.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import type { HalfHours } from './home-cost.ts';
import { type Market, todaysTariff } from './market.ts';
import { ratesOf } from './rates.ts';

/** A side of the comparison without any cost, which each asset fills in. */
export const NOTHING: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };

/** Pounds a year of a standing charge in pence a day. */
export const yearOfStanding = (pence: number) => 3.65 * pence;

/** The home's electricity today, at the price cap. */
export function boughtToday(load: HomeLoad, market: Market): Flow {
  const { bought, standing } = ratesOf(todaysTariff(load, market), market.region);
  return {
    ...NOTHING,
    standing: yearOfStanding(standing),
    import: ratedBy(byHalfHour(load.shape), bought),
  };
}

/** If there are more prices than this, as on a half-hourly tariff, only their mean is sent. */
const MOST_BANDS = 6;

/** The kWh of a load at each price, the cheapest first. @param prices p/kWh by half hour, repeated over the load */
export function ratedBy(load: HalfHours, prices: HalfHours): readonly Rated[] {
  const bands = new Map<number, number>();
  load.forEach((energy, at) => {
    const rate = prices[at % prices.length]!;
    if (energy > 0) bands.set(rate, (bands.get(rate) ?? 0) + energy);
  });
  const rated = [...bands].map(([rate, kWh]) => ({ kWh, rate }));
  return rated.length > MOST_BANDS ? [mean(rated)] : rated.sort((one, other) => one.rate - other.rate);
}

function mean(rated: readonly Rated[]): Rated {
  const total = rated.reduce((sum, { kWh }) => sum + kWh, 0);
  const pence = rated.reduce((sum, { kWh, rate }) => sum + kWh * rate, 0);
  return { kWh: total, rate: pence / total };
}
