import type { KnownChange } from '../../../../src/domain/result-extras.ts';
import type { Flow, WhatIf } from '../../../../src/domain/what-if.ts';
import { isInForce } from '../calendar.ts';
import type { Place } from '../place/place.ts';
import type { VatChange } from '../prices/vat.ts';
import { pounds } from '../rounding.ts';
import type { SupportRow } from './support.ts';

/** The cost of decided changes at this many miles a year in an electric car. */
export function knownChanges(
  rows: readonly SupportRow[],
  { nation }: Pick<Place, 'nation'>,
  miles: number,
  day: string,
): readonly KnownChange[] {
  if (miles === 0) return [];
  return byTheMile(rows, nation)
    .filter((row) => row.from > day)
    .map(({ id, from, text, amount }) => {
      const pence = amount ?? 0;
      const change = pounds((-miles * pence) / 100);
      return { from, ...(text && { text }), change, key: `known.${id}`, values: { pence } };
    });
}

/** The tax on an electric car in pence a mile on an ISO date. */
export function taxPerMile(
  rows: readonly SupportRow[],
  { nation }: Pick<Place, 'nation'>,
  day: string,
): number {
  return byTheMile(rows, nation)
    .filter((row) => isInForce(row, day))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function byTheMile(rows: readonly SupportRow[], nation: string): readonly SupportRow[] {
  return rows.filter(
    ({ kind, nations, unit }) => kind === 'change' && unit === 'p/mile' && nations.includes(nation),
  );
}

// The effect of a decided change of VAT on electricity for this home.

/** The change affects both sides of the comparison. The text states the effect on the bill, and `change` is the effect on the saving. */
export function vatChanges(
  vat: VatChange | null | undefined,
  whatIf: Pick<WhatIf, 'before' | 'after'> | undefined,
  miles = 0,
): readonly KnownChange[] {
  if (!vat || !whatIf) return [];
  const { from, now, later } = vat;
  const share = (later - now) / (100 + now);
  const [before, after] = [electricity(whatIf.before, miles), electricity(whatIf.after, miles)];
  const adds = Math.round(after * share);
  const effect = { key: adds < 0 ? 'vat.takes' : 'vat.adds', values: { pounds: Math.abs(adds) } };
  return [
    {
      from,
      change: pounds((before - after) * share),
      key: 'known.vat-electricity',
      values: { now, later, pounds: adds, effect },
    },
  ];
}

/** Pounds a year for electricity bought, including the standing charge. Exports have no VAT. */
function electricity({ standing, import: bought, pump, car }: Flow, miles: number): number {
  const units = [...bought, ...pump].reduce((pence, { kWh, rate }) => pence + kWh * rate, 0);
  return standing + units / 100 + (car ? carPounds(car, miles) : 0);
}

function carPounds(
  { milesPerKwh, low, high, windowKwhPerDay, most }: NonNullable<Flow['car']>,
  miles: number,
) {
  const kWh = miles / milesPerKwh;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * 365) / Math.max(kWh, 1e-9));
  return (kWh * (share * low + (1 - share) * high)) / 100;
}
