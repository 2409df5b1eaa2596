// By the rule in force since 1996: Intl would take a second of a slow phone for a year of half hours.

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const summers = new Map<number, readonly [number, number]>();

/** Is this moment in summer time? From the last Sunday of March, 01:00 UTC, to that of October. */
export function isSummer(utc: number): boolean {
  const year = new Date(utc).getUTCFullYear();
  const summer = summers.get(year) ?? [lastSunday(year, 2), lastSunday(year, 9)];
  summers.set(year, summer);
  return utc >= summer[0] && utc < summer[1];
}

/** Of a month with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY;
}

/** What London's clocks show, as if it were UTC. */
export function londonClock(utc: number): number {
  return isSummer(utc) ? utc + HOUR : utc;
}

/** A time of London's clocks as UTC: the first of two in the hour that comes twice. */
export function fromLondon(clock: number): number {
  return isSummer(clock - HOUR) ? clock - HOUR : clock;
}

/** In spring one hour never is. */
export function isSkipped(clock: number): boolean {
  return !isSummer(clock - HOUR) && isSummer(clock);
}

/** In autumn one comes twice. */
export function isTwice(clock: number): boolean {
  return isSummer(clock - HOUR) && !isSummer(clock);
}
