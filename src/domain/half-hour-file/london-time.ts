// By the rule in force since 1996: Intl would take a second of a slow phone for a year of half hours. All times are minutes
// since 1970.

export const DAY = 1440;
export const MINUTE_MS = 60_000;

const summers: Record<number, number[]> = {};

/** From the last Sunday of March, 01:00 UTC, to that of October. */
function isSummer(utc: number): boolean {
  // About: what it is at New Year, it is in either.
  const year = 1970 + Math.floor(utc / 525_949);
  summers[year] ??= [2, 9].map((month) => {
    const last = Date.UTC(year, month, 31, 1) / MINUTE_MS;
    return last - new Date(last * MINUTE_MS).getUTCDay() * DAY;
  });
  return utc >= summers[year][0]! && utc < summers[year][1]!;
}

/** What London's clocks show, as if it were UTC: in autumn one hour twice, in spring one never. */
export const londonClock = (utc: number): number => (isSummer(utc) ? utc + 60 : utc);

/** A time of London's clocks as UTC: the first of two in the hour that comes twice. */
export const fromLondon = (clock: number): number => (isSummer(clock - 60) ? clock - 60 : clock);
