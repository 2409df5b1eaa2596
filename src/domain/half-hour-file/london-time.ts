// Uses the rule for summer time in force since 1996, since Intl would take a slow phone a second for a year of half hours. All
// times are minutes since 1970.

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
