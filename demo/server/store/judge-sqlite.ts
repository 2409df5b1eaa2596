import type { Verdict } from './engine.ts';

/** By SQLite's primary result code. */
const VERDICTS: Readonly<Record<number, Verdict>> = {
  5: 'unavailable', // busy
  6: 'unavailable', // locked
  7: 'unavailable', // no memory
  8: 'unavailable', // read-only
  10: 'unavailable', // the disk fails
  11: 'unavailable', // damaged
  13: 'full',
  14: 'unavailable', // can't be opened
  15: 'unavailable', // locking protocol
  23: 'unavailable', // not authorised
  26: 'unavailable', // no database
};

export function judgeSqlite(error: unknown): Verdict {
  const { errcode } = (error ?? {}) as { errcode?: number };
  // The low byte is the primary code.
  return errcode === undefined ? 'fault' : (VERDICTS[errcode & 255] ?? 'fault');
}
