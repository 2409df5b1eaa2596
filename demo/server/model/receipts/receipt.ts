import type { Sum, Term, TermTag } from '../../../../src/domain/sum.ts';
import { evaluateSum } from '../../../../src/domain/sum.ts';
import { CONSTANTS, nameOf, type Provenance } from '../constants.ts';
import type { HomeLoad } from '../load/home-load.ts';
import type { FuelPrice, PriceCap } from '../prices/energy-prices.ts';
import type { Market } from '../tariff/market.ts';
import { ownStanding } from '../tariff/rates.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';

/** A line of a receipt, and the receipt that explains it, if there is one. */
export interface Line {
  readonly term: Term;
  readonly behind: Receipt | null;
}

/** A sum with its id and lines. */
export interface Receipt {
  readonly id: string;
  readonly sum: Sum;
  readonly lines: readonly Line[];
}

/** Makes a receipt and calculates its value from its lines. */
export function receipt(id: string, unit: string, op: Sum['op'], lines: readonly (Line | null)[]): Receipt {
  const all = lines.filter((one) => one !== null);
  const sum = { value: 0, unit, op, terms: all.map(({ term }) => term) };
  return { id, sum: { ...sum, value: settled(evaluateSum(sum)) }, lines: all };
}

/** The difference of equal lines can be 1e-13, which is nothing. */
const settled = (value: number) => (Math.abs(value) < 1e-9 ? 0 : value);

/** A line that another receipt explains. @param key of its label in the languages of the widget */
export function subtotal(key: string, behind: Receipt, values?: Values): Line {
  const { value, unit } = behind.sum;
  const { term } = line(key, value, unit, WORKED_OUT, values);
  return { term: { ...term, sum: behind.id }, behind };
}

type Values = NonNullable<Term['values']>;

/** How well a line is known: its source is a publication, or a sentence of the languages. */
export interface Known extends Pick<Partial<Term>, 'sourceKey' | 'values'> {
  readonly tag: TermTag;
  readonly source?: string;
  /** ISO date. */
  readonly date?: string | null;
  readonly quality?: 'indicative' | null;
}

export const STATED: Known = { tag: 'told' };
export const WORKED_OUT: Known = { tag: 'worked-out' };
export const assumed = (source: string): Known => ({ tag: 'assumed', sourceKey: `source.${source}` });

/** The source of the home's use: the visitor, the meter, or a typical home. */
export function knownUse(isKnown: boolean, isStated = false): Known {
  if (!isKnown) return { ...fromTable(CONSTANTS.tdcvElecSingle), tag: 'assumed' };
  return isStated ? STATED : { tag: 'meter' };
}

/** The source of the home's electricity use, which may also be its own half hours. */
export function knownLoad({ measured }: HomeLoad, isKnown: boolean, isStated?: boolean): Known {
  if (!measured) return knownUse(isKnown, isStated);
  const { from, to } = measured;
  return { tag: 'measured', sourceKey: 'source.halfHours', values: { period: { from, to } }, date: to };
}

const FOUND = ['read', 'exact'];

/** A figure of the tables is published if it was read from a source, and assumed if we fitted or chose it. */
export function fromTable(provenance: Omit<Provenance, 'unit'>): Known {
  const { source, date, from, quality } = provenance;
  const name = nameOf(provenance);
  return {
    tag: FOUND.includes(quality) ? 'published' : 'assumed',
    ...(name ? { sourceKey: `source.${name}` } : { source }),
    date: knownDate(date) ?? from ?? null,
  };
}

export function fromTariff(tariff: Tariff): Known {
  const { source } = tariff;
  const date = tariff.halfHourly ? tariff.ratesUntil : tariff.ratesAsOf;
  return { tag: 'published', source, date, quality: isIndicative(tariff) ? 'indicative' : null };
}

export function fromCap({ source, from: date, quality }: PriceCap): Known {
  return { tag: 'published', source, date, ...(quality === 'read' ? {} : { quality: 'indicative' }) };
}

/** The tariff's own standing charge, or the price cap's if that is not known. */
export function fromStanding(tariff: Tariff, { cap, region }: Pick<Market, 'cap' | 'region'>): Known {
  return ownStanding(tariff, region) === null ? fromCap(cap) : fromTariff(tariff);
}

export function fromFuel({ source, date, quality }: FuelPrice): Known {
  return { tag: 'published', source, date, quality: quality === 'read' ? null : 'indicative' };
}

/** @param key of its label in the languages of the widget, with the values of the sentence */
export function line(key: string, value: number, unit: string, known: Known, values?: Values): Line {
  const { tag, source = null, sourceKey, date = null, quality = null } = known;
  const all = { ...known.values, ...values };
  const term: Term = {
    key: `line.${key}`,
    ...(Object.keys(all).length > 0 && { values: all }),
    value,
    unit,
    sum: null,
    tag,
    source,
    ...(sourceKey && { sourceKey }),
    date,
    quality,
  };
  return { term, behind: null };
}

/** Converts pence to pounds. */
export const PENCE = line('pounds-in-a-penny', 0.01, '£/p', { tag: 'published' });

/** Returns an ISO day, month or year, or null. */
function knownDate(date: string): string | null {
  return /^\d{4}(-\d\d){0,2}$/.test(date) ? date : null;
}

/** The sums of all receipts and of the receipts behind them, by id. A sum without a finite value is left out. */
export function bookOf(receipts: readonly (Receipt | null)[]): Readonly<Record<string, Sum>> {
  const book: Record<string, Sum> = {};
  const enter = ({ id, sum, lines }: Receipt) => {
    if (Number.isFinite(sum.value)) book[id] = sum;
    for (const { behind } of lines) if (behind) enter(behind);
  };
  for (const one of receipts) if (one) enter(one);
  return book;
}
