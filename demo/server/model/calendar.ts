/** Column names of tables by month, January first. */
export const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

/** Days of each month; the model's year has no leap day. */
export const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Half hours of a day. Slot 0 begins at 00:00 clock time. */
export const SLOTS = 48;

/** One value a month, January first. */
export type Monthly = readonly number[];

export function monthly(value: (month: number, days: number) => number): Monthly {
  return DAYS.map((days, month) => value(month, days));
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The period in which a figure is valid: ISO dates, both included; `to` is null if no end is known. */
export interface Period {
  readonly from: string;
  readonly to: string | null;
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

export function hasEnded({ to }: Pick<Period, 'to'>, today: string): boolean {
  return to !== null && to < today;
}

export function isInForce(period: Period, today: string): boolean {
  return period.from <= today && !hasEnded(period, today);
}

/** 'July to September 2026', '30 June to 31 July 2026', 'April 2024 to March 2025', 'since 1 July 2026'. */
export function periodText({ from, to }: Period): string {
  if (to === null) return `since ${dayText(from)}`;
  const name = isWholeMonths(from, to) ? monthText : dayText;
  const year = to.slice(0, 4);
  const [first, last] = [name(from), name(to)];
  if (first === last) return last;
  return from.startsWith(year) ? `${first.replace(` ${year}`, '')} to ${last}` : `${first} to ${last}`;
}

export function dayText(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthText(date)}`;
}

function monthText(date: string): string {
  return `${MONTH_NAMES[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

function isWholeMonths(from: string, to: string): boolean {
  const after = new Date(to);
  after.setUTCDate(after.getUTCDate() + 1);
  return from.endsWith('-01') && after.getUTCDate() === 1;
}
