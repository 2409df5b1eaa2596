const FIXED = /^\d{4}-\d\d-\d\d$/;
const LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today in the United Kingdom, an ISO date. Tests fix it by `HEQ_TODAY`, so that they don't fail by the calendar. */
export function today(): string {
  const fixed = process.env.HEQ_TODAY ?? '';
  return FIXED.test(fixed) ? fixed : LONDON.format();
}
