// VAL-37, VAL-38, AMB-43: the days of a month, and the years of a birth or of a future date.
import { countedBy } from '../safe-built-ins.ts';

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

// LOOK-09…11: lists that the specification names and no screen shows.

export const RATE_TYPES = ['any', 'fixed', 'variable'] as const;

export const PREPAY_METER_TYPES = [1, 2, 3] as const;

/** As `compareFuel` names them. */
export const FUEL_TYPES = ['gas', 'electricity', 'gasElectricity'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

// VAL-39: each format takes any text and returns the part that is valid.

/** A point typed into an empty field stays a point, since digits follow. */
const decimal = (typed: string) => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length ? `${whole}.${rest.join('')}` : whole;
};

const FORMATS = {
  number: (typed: string) => typed.replace(/\D/g, ''),
  decimal,
  'one-decimal': (typed: string) => decimal(typed).replace(/(\.\d).*/, '$1'),
  nospace: (typed: string) => typed.replace(/\s/g, ''),
  lowercase: (typed: string) => typed.toLowerCase(),
  'alpha-numeric': (typed: string) => typed.replace(/[^a-z\d]/gi, ''),
  'alpha-space': (typed: string) => typed.replace(/[^a-z\s]/gi, ''),
};

export type TextFormat = keyof typeof FORMATS;

/** The part of typed or pasted text that a field of this format keeps. */
export function formatText(format: TextFormat, typed: string): string {
  return FORMATS[format](typed);
}
