// What energy costs on a day at the Ofgem price cap: pounds become kWh by it, and sentences have its figures.
import { isoDay } from './iso-time.ts';
import { PRICE_LINES, type PriceLine } from './price-lines.ts';

/** The latest quarter that has begun; before the first one, that. */
export function priceOn(day = isoDay(new Date())): PriceLine {
  return PRICE_LINES.findLast(({ from }) => from <= day) ?? PRICE_LINES[0]!;
}
