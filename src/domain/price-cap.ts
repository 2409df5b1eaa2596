// Energy prices on a given day at the Ofgem price cap, for converting pounds to kWh and for sentences.

import { PRICE_LINES } from './price-lines.generated.ts';
import type { PriceLine } from './price-lines.ts';

/** The latest quarter that has begun; before the first one, the first. */
export function priceOn(day: string): PriceLine {
  return PRICE_LINES.findLast(({ from }) => from <= day) ?? PRICE_LINES[0]!;
}
