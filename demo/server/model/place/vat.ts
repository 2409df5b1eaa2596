// VAT on energy at home: the rate on a day, and a price at another rate.
import { readTable } from '../../data/read-table.ts';
import { isInForce, type Period } from '../period.ts';

/** Percent, as long as it holds. */
interface VatPeriod extends Period {
  readonly fuel: 'electricity' | 'gas';
  readonly percent: number;
  readonly source: string;
}

/** VAT on electricity that is decided to change: percent before and from that day on. */
export interface VatChange {
  /** ISO date. */
  readonly from: string;
  readonly now: number;
  readonly later: number;
}

const periods: readonly VatPeriod[] = readTable('vat.csv', (row) => ({
  fuel:
    (['electricity', 'gas'] as const).find((fuel) => fuel === row.text('fuel')) ?? row.refuse('no such fuel'),
  from: row.date('from'),
  to: row.optionalDate('to'),
  percent: row.number('rate_percent'),
  source: row.text('source'),
}));

/** Percent on that day. Throws where the table has a gap. */
export function vatOn(day: string, fuel: VatPeriod['fuel']): number {
  const period = periods.find((one) => one.fuel === fuel && isInForce(one, day));
  if (!period) throw new Error(`vat.csv has no rate for ${fuel} on ${day}`);
  return period.percent;
}

/** The next rate of electricity that is decided; null where none is. */
export function nextVat(day: string): VatChange | null {
  const now = vatOn(day, 'electricity');
  const later = periods.filter((one) => one.fuel === 'electricity' && one.from > day && one.percent !== now);
  const [next] = later.toSorted((one, other) => one.from.localeCompare(other.from));
  return next ? { from: next.from, now, later: next.percent } : null;
}

/** A price that holds VAT of one rate, as it is with another. Percent. */
export function withVat(price: number, holds: number, now: number): number {
  return holds === now ? price : (price * (100 + now)) / (100 + holds);
}
