// Moments in a file. Uses the rule for summer time in force since 1996, since Intl would take a slow phone a second for a
// year of half hours. All times are minutes since 1970.
export const DAY = 1440;
export const MINUTE_MS = 60_000;

const summers: Record<number, number[]> = {};

/** Summer time lasts from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October. */
function isSummer(utc: number): boolean {
  // Close to New Year this can be a year off, but it is winter in both years.
  const year = 1970 + Math.floor(utc / 525_949);
  summers[year] ??= [2, 9].map((month) => {
    const last = Date.UTC(year, month, 31, 1) / MINUTE_MS;
    return last - new Date(last * MINUTE_MS).getUTCDay() * DAY;
  });
  return utc >= summers[year][0]! && utc < summers[year][1]!;
}

/** London's local time as if it were UTC: one hour occurs twice in autumn and never in spring. */
export const londonClock = (utc: number): number => (isSummer(utc) ? utc + 60 : utc);

/** A London local time as UTC; for an hour that occurs twice, the first. */
export const fromLondon = (clock: number): number => (isSummer(clock - 60) ? clock - 60 : clock);

// Reads a date with its time. Files write the year or the day first.

/** Minutes since 1970; without `isExact` they are local time. */
export interface Moment {
  readonly at: number;
  readonly isExact: boolean;
}

/** A date, a time in this cell or the next, and its time zone. */
const WRITTEN =
  /\b(\d+[-/. ][\da-z]+[-/. ]\d+)["t,;\s]+(\d\d?):(\d\d)[\d:.]* ?(?:([ap])m)? ?(z|utc|gmt|bst|[+-]\d\d)?/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** The start of each date, in minutes. A year of half hours has few dates, so each date is parsed once. */
const midnights: Record<string, number> = {};

/** Reads the first date and time in a line of lower-case text. */
export function readMoment(line: string): Moment | null {
  const [, date = '', hours, minutes, half, zone] = WRITTEN.exec(line) ?? [];
  midnights[date] ??= midnightOf(date);
  const hour = half ? (+hours! % 12) + (half === 'p' ? 12 : 0) : +hours!;
  const ahead = zone === 'bst' ? 1 : +zone! || 0;
  return hour <= 24 && midnights[date]
    ? { at: midnights[date] + (hour - ahead) * 60 + +minutes!, isExact: !!zone }
    : null;
}

/** NaN for 31 February or month 13. A file that writes the month first is refused because of its dates after the 12th. */
function midnightOf(date: string): number {
  const parts = date.split(/[-/. ]/);
  if (parts[0]!.length < 3) parts.reverse();
  const [year, second = '', day] = parts;
  const month = (+second || MONTHS.indexOf(second.slice(0, 3)) / 3 + 1) - 1;
  const midnight = new Date(Date.UTC((+year! % 100) + 2000, month, +day!));
  return midnight.getUTCMonth() === month ? +midnight / MINUTE_MS : Number.NaN;
}
