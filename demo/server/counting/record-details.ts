// Reads the details of a tracking record, in which a client may send anything.
import type { TrackingRecord } from '../../../src/api/calls/track-records.ts';

export type Details = Readonly<Record<string, string>>;

const SAFE = /^[a-z][\w-]{0,39}$/i;

export function recordDetails({ propertyDetails }: Pick<TrackingRecord, 'propertyDetails'>): Details {
  return Object.fromEntries(propertyDetails.map(({ name, value }) => [name, value]));
}

/** Returns the text if it is a safe name for a table, or null. */
export function named(text: string | undefined): string | null {
  return text !== undefined && SAFE.test(text) ? text : null;
}

/** Returns a whole number from 0, or null. */
export function counted(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Returns a whole number, or null. */
export function signed(text: string): number | null {
  return /^-?\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Removes parts of the page's path that may identify a person (numbers, email addresses, tokens) before the record is stored. */
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
