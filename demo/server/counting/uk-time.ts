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
