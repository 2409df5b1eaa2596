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
