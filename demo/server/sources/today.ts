const FIXED = /^\d{4}-\d\d-\d\d$/;
const LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR = 3_600_000;
let hour = Number.NaN;
let date = '';

/** The date can only change at a full hour, so it is formatted once an hour. */
function londonDate(): string {
  const now = Math.floor(Date.now() / HOUR);
  if (now !== hour) {
    hour = now;
    date = LONDON.format(now * HOUR);
  }
  return date;
}

/** Today's ISO date in the United Kingdom. Tests set `HEQ_TODAY`, so that they do not depend on the calendar. */
export function today(): string {
  const fixed = process.env.HEQ_TODAY ?? '';
  return FIXED.test(fixed) ? fixed : londonDate();
}
