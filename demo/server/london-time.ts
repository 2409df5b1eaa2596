// London's local time. Rates are in UTC, and a local day has 46, 48 or 50 half hours.

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const HALF_HOUR = 1_800_000;
const HOUR = 2 * HALF_HOUR;
/** In UTC a day in London begins an hour before midnight at the earliest, and ends an hour after the next at the latest. */
const MOST_STEPS = 52;

/** Returns the ISO date in London at a moment, and the half hour of that day. */
export function londonTime(moment: number): { readonly day: string; readonly slot: number } {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = part as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute',
    string
  >;
  return { day: `${year}-${month}-${day}`, slot: Number(hour) * 2 + Math.floor(Number(minute) / 30) };
}

/** Returns the moments at which the half hours of a day begin in London. */
export function halfHoursOf(day: string): readonly { readonly moment: number; readonly slot: number }[] {
  const first = Date.parse(`${day}T00:00:00Z`) - HOUR;
  return Array.from({ length: MOST_STEPS }, (_, step) => first + step * HALF_HOUR).flatMap((moment) => {
    const local = londonTime(moment);
    return local.day === day ? [{ moment, slot: local.slot }] : [];
  });
}

const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The ISO day in the UK of an ISO time. */
export function dayOf(time: string): string {
  return DAYS.format(new Date(time));
}

const HOURS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour in the UK of an ISO time, as two digits. */
export function hourOf(time: string): string {
  return HOURS.format(new Date(time));
}
