import { evaluateSum, type Sum, type Term, type TermTag } from '../../../../src/domain/sum.ts';
import { periodText } from '../calendar.ts';
import { CONSTANTS, type Provenance } from '../constants.ts';
import type { HomeLoad } from '../load/home-load.ts';
import type { FuelPrice, PriceCap } from '../prices/energy-prices.ts';
import type { Market } from '../tariff/market.ts';
import { ownStanding } from '../tariff/rates.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';

/** A term, and the sum that explains it, if there is one. */
export interface Part {
  readonly term: Term;
  readonly behind: Made | null;
}

/** A sum with its id and parts. */
export interface Made {
  readonly id: string;
  readonly sum: Sum;
  readonly parts: readonly Part[];
}

/** Makes a sum and calculates its value from its parts. */
export function made(id: string, unit: string, op: Sum['op'], parts: readonly (Part | null)[]): Made {
  const all = parts.filter((part) => part !== null);
  const sum = { value: 0, unit, op, terms: all.map(({ term }) => term) };
  return { id, sum: { ...sum, value: settled(evaluateSum(sum)) }, parts: all };
}

/** The difference of equal terms can be 1e-13, which is nothing. */
const settled = (value: number) => (Math.abs(value) < 1e-9 ? 0 : value);

/** A term that another sum explains. */
export function worked(label: string, behind: Made): Part {
  const { value, unit } = behind.sum;
  return {
    term: { label, value, unit, sum: behind.id, tag: 'worked-out', source: null, date: null, quality: null },
    behind,
  };
}

/** How well a term is known. */
export interface Known {
  readonly tag: TermTag;
  readonly source?: string;
  /** ISO date. */
  readonly date?: string | null;
  readonly quality?: 'indicative' | null;
}

export const STATED: Known = { tag: 'told' };
export const WORKED_OUT: Known = { tag: 'worked-out' };
export const assumed = (source: string): Known => ({ tag: 'assumed', source });

/** The source of the home's use: the visitor, the meter, or a typical home. */
export function knownUse(isKnown: boolean, isStated = false): Known {
  if (!isKnown) return { ...fromTable(CONSTANTS.tdcvElecSingle), tag: 'assumed' };
  return isStated ? STATED : { tag: 'meter' };
}

/** The source of the home's electricity use, which may also be its own half hours. */
export function knownLoad({ measured }: HomeLoad, isKnown: boolean, isStated?: boolean): Known {
  if (!measured) return knownUse(isKnown, isStated);
  return { tag: 'measured', source: `Your meter’s half hours, ${periodText(measured)}`, date: measured.to };
}

const FOUND = ['read', 'exact'];

/** A figure of the tables is published if it was read from a source, and assumed if we fitted or chose it. */
export function fromTable({ source, date, from, quality }: Omit<Provenance, 'unit'>): Known {
  return {
    tag: FOUND.includes(quality) ? 'published' : 'assumed',
    source,
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

export function term(label: string, value: number, unit: string, known: Known): Part {
  const { tag, source = null, date = null, quality = null } = known;
  const one: Term = { label, value, unit, sum: null, tag, source, date, quality };
  return { term: one, behind: null };
}

/** Converts pence to pounds. */
export const PENCE = term('Pounds in a penny', 0.01, '£/p', { tag: 'published' });

/** Returns an ISO day, month or year, or null. */
function knownDate(date: string): string | null {
  return /^\d{4}(-\d\d){0,2}$/.test(date) ? date : null;
}

/** All sums and the sums behind them, by id. A sum without a finite value is left out. */
export function bookOf(sums: readonly (Made | null)[]): Readonly<Record<string, Sum>> {
  const book: Record<string, Sum> = {};
  const enter = ({ id, sum, parts }: Made) => {
    if (Number.isFinite(sum.value)) book[id] = sum;
    for (const { behind } of parts) if (behind) enter(behind);
  };
  for (const sum of sums) if (sum) enter(sum);
  return book;
}
