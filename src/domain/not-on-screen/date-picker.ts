// VAL-37, VAL-38, AMB-43: the days of a month, and the years of a birth or of a future date.

import { countedBy } from '../as-built.ts';

/** CONST-15, years. */
const BIRTH_YEARS_BACK = 120;
const YEARS_FORWARD = 5;

const FEBRUARY = 2;
const SHORT_MONTHS: readonly number[] = [4, 6, 9, 11];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** How many days to offer. @param month from 1; null while none is chosen. @param year null while none is chosen */
export function daysInMonth(month: number | null, year: number | null): number {
  if (month === FEBRUARY) return year !== null && isLeapYear(year) ? 29 : 28;
  return month !== null && SHORT_MONTHS.includes(month) ? 30 : 31;
}

/** 1, 2, 3 … the last day of the month. */
export function dayOptions(month: number | null, year: number | null): readonly number[] {
  return countedBy(daysInMonth(month, year), (index) => index + 1);
}

/** This year first, then 120 back. */
export function birthYears(thisYear: number): readonly number[] {
  return countedBy(BIRTH_YEARS_BACK + 1, (index) => thisYear - index);
}

/** This year and the five after it. */
export function yearsAhead(thisYear: number): readonly number[] {
  return countedBy(YEARS_FORWARD + 1, (index) => thisYear + index);
}
