import type { KnownChange } from '../../../../src/domain/extras/known-change.ts';
import { isInForce } from '../period.ts';
import type { Place } from '../place/place.ts';
import { pounds } from '../result/rounding.ts';
import { today } from '../today.ts';
import type { SupportRow } from './support.ts';

/** The cost of decided changes at this many miles a year in an electric car. */
export function knownChanges(
  rows: readonly SupportRow[],
  { nation }: Pick<Place, 'nation'>,
  miles: number,
): readonly KnownChange[] {
  if (miles === 0) return [];
  return byTheMile(rows, nation)
    .filter((row) => row.from > today())
    .map(({ id, from, text, amount }) => {
      const pence = amount ?? 0;
      return { from, text, change: pounds((-miles * pence) / 100), key: `known.${id}`, values: { pence } };
    });
}

/** The tax on an electric car in pence a mile today. */
export function taxPerMile(rows: readonly SupportRow[], { nation }: Pick<Place, 'nation'>): number {
  return byTheMile(rows, nation)
    .filter((row) => isInForce(row, today()))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function byTheMile(rows: readonly SupportRow[], nation: string): readonly SupportRow[] {
  return rows.filter(
    ({ kind, nations, unit }) => kind === 'change' && unit === 'p/mile' && nations.includes(nation),
  );
}
