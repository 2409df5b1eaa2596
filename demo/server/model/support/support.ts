import { type Asset, quotedAsset } from '../../../../src/domain/journey.ts';
import type { Condition, Support as SentSupport } from '../../../../src/domain/result-extras.ts';
import { type Row, readTable } from '../../data/read-table.ts';
import { isInForce, type Period } from '../calendar.ts';
import type { Place } from '../place/place.ts';

/** Facts that decide whether a home can have a tariff or a grant; null if unknown. */
export interface HomeFacts {
  /** The subject of the quote, which may itself meet a condition. */
  readonly asset: Asset;
  readonly isSmartMeter: boolean | null;
  readonly hasGasMeter: boolean | null;
  readonly isFlat: boolean | null;
}

type Addressee = 'any' | 'seller' | 'car';

const ADDRESSEES: readonly Addressee[] = ['any', 'seller', 'car'];

/** By the id of a condition, of which the languages of the widget have the sentence. */
const addressees = new Map(
  readTable('conditions.csv', (row) => {
    const asked = ADDRESSEES.find((known) => known === row.text('asked_of'));
    return [row.text('id'), asked ?? row.refuse('asked_of is any, seller or car')] as const;
  }),
);

type Answer = (facts: HomeFacts) => boolean | null;

/** Conditions that we can check. A home with a gas meter is on the gas grid; one without may still be near it. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'smart-meter': ({ isSmartMeter }) => isSmartMeter,
  'half-hourly': ({ isSmartMeter }) => (isSmartMeter === false ? false : null),
  'own-heat-pump': ({ asset }) => (asset === 'ashp' ? true : null),
  'off-gas-grid': ({ hasGasMeter }) => (hasGasMeter ? false : null),
  'on-gas-grid': ({ hasGasMeter }) => (hasGasMeter ? true : null),
  'renter-or-flat': ({ isFlat }) => (isFlat ? true : null),
};

export function isCondition(id: string): boolean {
  return addressees.has(id);
}

/** The conditions that apply to this quote, in the given order. For example, a home that exports nothing needs no export meter. */
export function conditionsFor(ids: readonly string[], facts: HomeFacts): readonly Condition[] {
  return ids
    .filter((id) => concerns(addressees.get(id)!, facts))
    .map((id) => ({ id, met: ANSWERS[id]?.(facts) ?? null }));
}

function concerns(asked: Addressee, { asset }: HomeFacts): boolean {
  return asked === 'any' || asset === (asked === 'seller' ? 'solar' : 'ev');
}

/** False if one is known not to be met, true if all are known to be met, and otherwise null. */
export function allMet(conditions: readonly Condition[]): boolean | null {
  if (conditions.some(({ met }) => met === false)) return false;
  return conditions.every(({ met }) => met === true) ? true : null;
}

const KINDS = ['grant', 'loan', 'relief', 'change'] as const;
const FUELS = ['any', 'gas', 'electric', 'oil'] as const;

/** A grant, a loan, a tax relief or a decided change. */
export interface SupportRow extends Period {
  readonly id: string;
  readonly nations: readonly string[];
  readonly asset: Asset;
  readonly fuelNow: (typeof FUELS)[number];
  readonly kind: (typeof KINDS)[number];
  readonly conditions: readonly string[];
  /** In `unit`; null if it depends on the home. */
  readonly amount: number | null;
  readonly unit: string | null;
  /** The sentence of a row that the languages of the widget do not have; those of support.csv are there. */
  readonly text?: string;
  readonly source: string;
}

/** A row as sent. */
export interface Support extends SentSupport, Pick<SupportRow, 'kind'> {
  readonly conditionIds: readonly string[];
  readonly key: string;
}

interface SupportQuestion {
  readonly place: Pick<Place, 'nation'>;
  readonly facts: HomeFacts;
  /** 1 gas, 2 electric, 3 oil; undefined if it was not asked. */
  readonly heatingFuel?: 1 | 2 | 3 | undefined;
}

/** The rows of support.csv. */
export const SUPPORT: readonly SupportRow[] = readTable('support.csv', supportRow);

const FUEL_NAMES = { 1: 'gas', 2: 'electric', 3: 'oil' } as const;

/** The support in force today for this home, with its conditions. */
export function supportFor(
  rows: readonly SupportRow[],
  { place, facts, heatingFuel }: SupportQuestion,
  today: string,
): readonly Support[] {
  return rows
    .filter((row) => row.kind !== 'change' && row.asset === facts.asset)
    .filter((row) => row.nations.includes(place.nation) && isInForce(row, today))
    .filter(({ fuelNow }) => fuelNow === 'any' || (heatingFuel && fuelNow === FUEL_NAMES[heatingFuel]))
    .map((row) => sent(row, facts));
}

function sent(row: SupportRow, facts: HomeFacts): Support {
  const { id, kind, text, amount, unit, from, to, source } = row;
  const conditions = conditionsFor(row.conditions, facts);
  const met = allMet(conditions);
  return {
    id,
    kind,
    ...(text && { text }),
    amount,
    unit,
    from,
    to,
    met,
    source,
    conditionIds: conditions.map((each) => each.id),
    key: `support.${id}`,
    values: amount === null ? {} : { amount },
  };
}

/** Reads a row of support.csv; throws if it is invalid. */
function supportRow(row: Row): SupportRow {
  const one = <Known extends string>(column: string, of: readonly Known[]): Known =>
    of.find((known) => known === row.text(column)) ?? row.refuse(`${column} must be one of ${of.join(', ')}`);
  return {
    id: row.text('id'),
    nations: row.text('nation').split(';'),
    asset: one('asset', quotedAsset.options),
    fuelNow: one('fuel_now', FUELS),
    kind: one('kind', KINDS),
    conditions: conditionIds(row, 'condition'),
    amount: row.optionalNumber('amount'),
    unit: row.optionalText('unit'),
    from: row.date('from'),
    to: row.optionalDate('to'),
    source: row.text('source'),
  };
}

/** Reads ids separated by ';'. Throws if conditions.csv lacks one. */
export function conditionIds(row: Row, column: string): readonly string[] {
  const ids = (row.optionalText(column) ?? '').split(';').filter(Boolean);
  for (const id of ids) if (!isCondition(id)) row.refuse(`${column} "${id}" is not in conditions.csv`);
  return ids;
}
