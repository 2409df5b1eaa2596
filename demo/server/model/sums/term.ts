import type { Term, TermTag } from '../../../../src/domain/extras/sum.ts';
import { CONSTANTS, type Provenance } from '../constants.ts';
import type { HomeLoad } from '../home-load.ts';
import type { Market } from '../market.ts';
import { periodText } from '../period.ts';
import type { FuelPrice, PriceCap } from '../place/prices.ts';
import { ownStanding } from '../tariff/rates.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { Part } from './made.ts';

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
