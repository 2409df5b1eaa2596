// A date with its time, year or day first, as a file writes it.

/** Milliseconds; without `isExact` they are what a clock showed. */
export interface Moment {
  readonly at: number;
  readonly isExact: boolean;
}

const WRITTEN =
  /^(\d{1,4})[-/. ](\d\d?|[a-z]{3})[a-z]*[-/. ](\d{1,4})[t, ]+(\d\d?):(\d\d)(?::[\d.]+)? ?(?:([ap])m)? ?(z|utc|gmt|bst|[+-]\d\d:?\d\d)?(?: ?[-–].*)?$/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

export function readMoment(text: string): Moment | null {
  const [, first = '', second = '', third = '', hours, minutes, half, zone = ''] = WRITTEN.exec(text) ?? [];
  if (!first) return null;
  const isYearFirst = first.length === 4;
  const [year, day] = isYearFirst ? [+first, +third] : [+third + (third.length < 4 ? 2000 : 0), +first];
  const month = +second || MONTHS.indexOf(second.toLowerCase()) / 3 + 1;
  const hour = half ? (+hours! % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : +hours!;
  const at = Date.UTC(year, month - 1, day, hour, +minutes!);
  // 31 February is none, nor is month 13: whoever writes the month first is not understood by chance.
  if (new Date(Date.UTC(year, month - 1, day)).getUTCMonth() !== month - 1 || hour > 24) return null;
  const [, sign, h, m] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? [];
  const ahead = sign ? (+h! * 60 + +m!) * (sign === '-' ? -1 : 1) : /bst/i.test(zone) ? 60 : 0;
  return { at: at - ahead * 60_000, isExact: zone !== '' };
}
