import type { Rated } from '../../../../src/domain/extras/what-if.ts';
import type { HalfHours } from '../tariff/home-cost.ts';

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
