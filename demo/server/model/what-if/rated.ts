import type { Rated } from '../../../../src/domain/extras/what-if.ts';
import type { HalfHours } from '../tariff/home-cost.ts';

/** More prices than that are no bands of a tariff: their mean is sent. */
const MOST_BANDS = 6;

/** A load as kWh at each price, the cheapest first. @param prices p/kWh by half hour, over and over. */
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
