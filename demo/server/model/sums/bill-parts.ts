import type { Rated } from '../../../../src/domain/extras/what-if.ts';
import { made, type Part, worked } from './made.ts';
import { type Known, PENCE, term, WORKED_OUT } from './term.ts';

/** The cost of the kWh at each price. @param id the beginning of the sums' ids */
export function unitsAt(
  id: string,
  label: string,
  rated: readonly Rated[],
  price: Known,
  energy: Known = WORKED_OUT,
): readonly Part[] {
  return rated.map(({ kWh, rate }, at) => {
    const parts = [term(label, kWh, 'kWh', energy), term('Price of a unit', rate, 'p/kWh', price), PENCE];
    return worked(label, made(`${id}-${at + 1}`, '£/y', 'multiply', parts));
  });
}

/** A year's standing charge. @param pounds a year */
export function standingOf(id: string, label: string, pounds: number, price: Known): Part {
  const days = term('Days', 365, 'days', { tag: 'published' });
  const parts = [days, term('Standing charge', pounds / 3.65, 'p/day', price), PENCE];
  return worked(label, made(id, '£/y', 'multiply', parts));
}
