// Builds a visit from its records. The result does not depend on their order, and a repeated record changes nothing.
import type { TrackingRecord } from '../../../src/api/calls/visitor.ts';
import { COUNTED } from './counted-assets.ts';
import { type AfterResult, JOURNEYS, QUESTIONS, WAY } from './stages.ts';

export interface Visit {
  /** The hour in the UK at which its first record arrived, as two digits. */
  readonly hour: string;
  readonly way: number;
  readonly after: readonly AfterResult[];
  /** The widget's names. */
  readonly journeys: readonly string[];
  readonly variant: string;
  readonly path: string;
  /** The page's name in the view. */
  readonly page: string;
  /** px; null until the first question. */
  readonly width: number | null;
  readonly reached: readonly string[];
  readonly passed: readonly string[];
  readonly seconds: Readonly<Record<string, number>>;
  /** The largest saving shown, in pounds a year, by asset; null if the result had none. */
  readonly savings: Readonly<Record<string, number | null>>;
  readonly refused: readonly string[];
  readonly failed: readonly string[];
}

export const NEW_VISIT: Visit = {
  hour: '',
  way: 0,
  after: [],
  journeys: [],
  variant: '',
  path: '',
  page: '',
  width: null,
  reached: [],
  passed: [],
  seconds: {},
  savings: {},
  refused: [],
  failed: [],
};

export function withRecord(visit: Visit, details: Details): Visit {
  return {
    ...visit,
    ...wayOf(visit, details),
    ...questionsOf(visit, details),
    ...embedOf(visit, details),
    ...endsOf(visit, details),
  };
}

function wayOf({ way, after }: Visit, details: Details): Pick<Visit, 'way' | 'after'> {
  const newly: AfterResult[] = [];
  if (details.stage === 'engaged') newly.push('engaged');
  if (details.taken !== undefined) newly.push('taken');
  // An enquiry with a reason was accepted by neither the page nor the API.
  if (details.stage === 'enquired' && details.reason === undefined) newly.push('enquired');
  const furthest = newly.length > 0 ? WAY.indexOf('result') : furthestOf(details);
  return { way: Math.max(way, furthest), after: among(after, newly) };
}

/** A visit that reaches a stage has passed all stages before it, even if their records were lost. */
function furthestOf({ page, action, step, stage, saving }: Details): number {
  if (stage === 'estimated' || saving !== undefined) return WAY.indexOf('result');
  if (page === 'quoteResults') return WAY.indexOf('questions');
  if (action === 'Next' || isAfterHome(step)) return WAY.indexOf('home');
  if (stage === 'refused') return WAY.indexOf('address');
  return page === 'currentTariff' || action === 'Choose' || step ? WAY.indexOf('started') : 0;
}

/** The address is the first question of each journey. */
function isAfterHome(step: string | undefined): boolean {
  return question(step) !== null && step !== 'address';
}

function questionsOf(visit: Visit, details: Details): Pick<Visit, 'reached' | 'passed' | 'seconds'> {
  const [step, left] = [question(details.step), question(details.left)];
  const seconds = counted(details.seconds);
  const passed = details.action === 'Next' && step ? [step] : [];
  const took = left && seconds !== null ? { [left]: Math.max(seconds, visit.seconds[left] ?? 0) } : {};
  return {
    reached: among(visit.reached, step ? [step] : []),
    passed: among(visit.passed, passed),
    seconds: { ...visit.seconds, ...took },
  };
}

function question(text: string | undefined): string | null {
  return text !== undefined && Object.hasOwn(QUESTIONS, text) ? text : null;
}

function embedOf(visit: Visit, details: Details): Pick<Visit, 'journeys' | 'variant' | 'path' | 'width'> {
  const width = counted(details.width);
  const journey = journeyIn(details.journey);
  return {
    journeys: among(visit.journeys, journey ? [journey] : []),
    variant: latest(visit.variant, named(details.variant) ?? ''),
    path: latest(visit.path, (details.path ?? '').slice(0, 100)),
    width: width === null ? visit.width : Math.max(width, visit.width ?? 0),
  };
}

function journeyIn(text = ''): string | null {
  return text.split('-').every((part) => Object.hasOwn(JOURNEYS, part)) ? text : null;
}

function endsOf(visit: Visit, details: Details): Pick<Visit, 'savings' | 'refused' | 'failed'> {
  const reason = details.stage === 'refused' ? named(details.reason) : null;
  const failure = details.page === 'failure' ? named(details.kind) : null;
  return {
    savings: savingsOf(visit, details),
    refused: among(visit.refused, reason ? [reason] : []),
    failed: among(visit.failed, failure ? [failure] : []),
  };
}

function savingsOf({ savings }: Visit, details: Details): Visit['savings'] {
  const { asset } = details;
  if (!asset || !Object.hasOwn(COUNTED, asset) || details.saving === undefined) return savings;
  const shown = [savings[asset] ?? null, signed(details.saving)].filter((one) => one !== null);
  return { ...savings, [asset]: shown.length > 0 ? Math.max(...shown) : null };
}

/** Sorted, so that the result does not depend on the order of records. */
function among<Name extends string>(known: readonly Name[], more: readonly Name[]): readonly Name[] {
  return [...new Set([...known, ...more])].sort();
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

export type Details = Readonly<Record<string, string>>;

const SAFE = /^[a-z][\w-]{0,39}$/i;

/** Reads the details of a tracking record, in which a client may send anything. */
export function recordDetails({ propertyDetails }: Pick<TrackingRecord, 'propertyDetails'>): Details {
  return Object.fromEntries(propertyDetails.map(({ name, value }) => [name, value]));
}

/** Returns the text if it is a safe name for a table, or null. */
function named(text: string | undefined): string | null {
  return text !== undefined && SAFE.test(text) ? text : null;
}

/** Returns a whole number from 0, or null. */
function counted(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Returns a whole number, or null. */
function signed(text: string): number | null {
  return /^-?\d{1,7}$/.test(text) ? Number(text) : null;
}

/**
 * Removes parts of the page's path that may identify a person (numbers, email addresses, tokens) before the record
 * is stored.
 */
export function withCleanPath(record: TrackingRecord): TrackingRecord {
  const clean = record.propertyDetails.map((detail) =>
    detail.name === 'path' ? { ...detail, value: cleanPath(detail.value) } : detail,
  );
  return { ...record, propertyDetails: clean };
}

function cleanPath(path: string): string {
  const parts = path.split('/').slice(0, 6);
  return parts.map((part) => (/^[a-z._-]{0,40}\d{0,3}$/i.test(part) ? part : '…')).join('/');
}
