import type { Market } from '../market.ts';
import type { Place } from '../place/place.ts';
import { exact } from '../result/assumptions.ts';
import type { Moved } from './moved.ts';
import { priceSwing, type Swing } from './price-swing.ts';

/** @param valueAt returns the figure with every import rate multiplied by a factor */
export function electricityMoved(
  { region }: Pick<Market, 'region'>,
  place: Place,
  valueAt: (factor: number) => number,
): Moved {
  const swing = priceSwing('electricity', place);
  return priceMoved('electricity', 'Electricity price', { pence: region.unit, unit: 'kWh' }, swing, valueAt);
}

/** @param valueAt returns the figure with the price multiplied by a factor */
export function priceMoved(
  id: string | { readonly id: string; readonly key: string },
  text: string,
  { pence, unit }: { readonly pence: number; readonly unit: string },
  { low, high, source }: Swing,
  valueAt: (factor: number) => number,
): Moved {
  const textOf = (factor: number) => `${exact(Math.round(10 * pence * factor) / 10)}p a ${unit}`;
  const named = typeof id === 'string' ? { id } : id;
  return { ...named, text, from: textOf(low), to: textOf(high), ends: [valueAt(low), valueAt(high)], source };
}

/** For prices without a history in the tables. */
export const TENTH: Swing = { low: 0.9, high: 1.1, source: 'We chose 10% less and 10% more' };
