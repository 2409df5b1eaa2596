// A date with its time, year or day first, as a file writes it.
import { MINUTE_MS } from './london-time.ts';

/** Minutes since 1970; without `isExact` they are what a clock showed. */
export interface Moment {
  readonly at: number;
  readonly isExact: boolean;
}

/** A date, a time in this cell or the next, and whose. */
const WRITTEN =
  /\b(\d{4}|\d\d?)[-/. ](\d\d?|[a-z]{3})[a-z]*[-/. ](\d{4}|\d\d?)["t,;\s]+(\d\d?):(\d\d)(?::[\d.]+)? ?(?:([ap])m)? ?(z|utc|gmt|bst|[+-]\d\d)?/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** The first of a line in small letters. */
export function readMoment(line: string): Moment | null {
  const [, first = '', second = '', third = '', hours, minutes, half, zone] = WRITTEN.exec(line) ?? [];
  const [year, day] = first.length > 2 ? [+first, +third] : [+third + (third.length > 2 ? 0 : 2000), +first];
  const month = (+second || MONTHS.indexOf(second) / 3 + 1) - 1;
  const hour = half ? (+hours! % 12) + (half === 'p' ? 12 : 0) : +hours!;
  const midnight = Date.UTC(year, month, day);
  // 31 February is none, nor is month 13: whoever writes the month first is not understood by chance.
  if (new Date(midnight).getUTCMonth() !== month || hour > 24) return null;
  const ahead = zone === 'bst' ? 1 : Number.parseInt(zone!, 10) || 0;
  return { at: midnight / MINUTE_MS + (hour - ahead) * 60 + +minutes!, isExact: !!zone };
}
