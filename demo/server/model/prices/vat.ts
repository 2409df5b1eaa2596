// VAT on domestic energy: the rate on a day, and prices at another rate.

import type { KnownChange } from '../../../../src/domain/result-extras.ts';
import { readTable } from '../../data/read-table.ts';
import { isInForce, type Period } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { pounds } from '../rounding.ts';

/** A rate in per cent and its period. */
interface VatPeriod extends Period {
  readonly fuel: 'electricity' | 'gas';
  readonly percent: number;
  readonly source: string;
}

/** A decided change of VAT on electricity; `now` and `later` are per cent. */
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

/** The rate in per cent on a day. Throws if the table has a gap. */
export function vatOn(day: string, fuel: VatPeriod['fuel']): number {
  const period = periods.find((one) => one.fuel === fuel && isInForce(one, day));
  if (!period) throw new Error(`vat.csv has no rate for ${fuel} on ${day}`);
  return period.percent;
}

/** The next decided change for electricity, or null. */
export function nextVat(day: string): VatChange | null {
  const now = vatOn(day, 'electricity');
  const later = periods.filter((one) => one.fuel === 'electricity' && one.from > day && one.percent !== now);
  const [next] = later.toSorted((one, other) => one.from.localeCompare(other.from));
  return next ? { from: next.from, now, later: next.percent } : null;
}

/** Converts a price from one VAT rate to another. @param holds per cent included in the price @param now per cent */
export function withVat(price: number, holds: number, now: number): number {
  return holds === now ? price : (price * (100 + now)) / (100 + holds);
}

// VAT on installations in a home, which is zero until a decided date.

const { vatRate, vatRateLater } = CONSTANTS;

/** The rate on an ISO date, as a share of the price, with its source. */
export function installVat(day: string): typeof vatRate | typeof vatRateLater {
  return isInForce(vatRateLater, day) ? vatRateLater : vatRate;
}

/** What the later VAT will add to this price, once; nothing if it is in force already or no price is known. */
export function installVatChanges(price: number | null, day: string): readonly KnownChange[] {
  const { value, from } = vatRateLater;
  if (price === null || isInForce(vatRateLater, day)) return [];
  const percent = value * 100;
  return [
    {
      from,
      change: -pounds((price * (value - vatRate.value)) / (1 + vatRate.value)),
      once: true,
      key: 'known.vat-installed',
      values: { percent },
    },
  ];
}
