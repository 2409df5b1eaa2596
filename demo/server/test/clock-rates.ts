import { SLOTS } from '../model/calendar.ts';
import type { Rates } from '../model/tariff/rates.ts';

interface Given {
  /** p/kWh by slot. */
  readonly bought: (slot: number) => number;
  readonly sold?: (slot: number) => number;
  readonly day: number;
  readonly months?: Float64Array | null;
}

/** Rates for tests of the day chart, without a standing charge. */
export function clockRates({ bought, sold = () => 0, day, months = null }: Given): Rates {
  const by = (price: (slot: number) => number) =>
    Float64Array.from({ length: SLOTS }, (_, slot) => price(slot));
  const prices = by(bought);
  const rate = Math.min(...prices);
  return {
    bought: prices,
    sold: by(sold),
    months,
    day,
    standing: 0,
    cheapest: rate < day ? { rate, hours: prices.filter((price) => price === rate).length / 2 } : null,
    isCheap: Uint8Array.from(prices, (price) => Number(price < day)),
  };
}
