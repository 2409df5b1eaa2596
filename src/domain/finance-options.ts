// CONST-10, CONST-11, AMB-44: loan rate and length, price growth.

import { countedBy } from './as-built.ts';

const upTo = (last: number) => countedBy(last + 1, (index) => index);

/** Whole percent a year, 0 to 10. */
export const APR_OPTIONS: readonly number[] = upTo(10);
export const INFLATION_OPTIONS: readonly number[] = upTo(10);

/** Months: 1 to 20 years, by the year. */
export const LOAN_TERM_OPTIONS: readonly number[] = upTo(19).map((index) => (index + 1) * 12);
