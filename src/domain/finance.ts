// CONST-10, CONST-11, AMB-44: options of a loan and of price growth; a loan, and the yearly return of savings.
import { countedBy } from './safe-built-ins.ts';

const upTo = (last: number) => countedBy(last + 1, (index) => index);

/** Whole percent a year, 0 to 10. */
export const APR_OPTIONS: readonly number[] = upTo(10);
export const INFLATION_OPTIONS: readonly number[] = upTo(10);

/** Months: 1 to 20 years, by the year. */
export const LOAN_TERM_OPTIONS: readonly number[] = upTo(19).map((index) => (index + 1) * 12);

/**
 * A loan repaid in equal months. `apr` is the effective yearly rate, as in UK credit: the monthly rate is
 * the twelfth root of a year's. Pounds.
 */
export function loanOf(principal: number, apr: number, months: number) {
  const rate = (1 + apr) ** (1 / 12) - 1;
  const month = rate > 0 ? (principal * rate) / (1 - (1 + rate) ** -months) : principal / months;
  return { month, total: month * months, interest: month * months - principal };
}

/** Pounds after each year if a loan pays for the system: savings so far minus payments so far. */
export function inHand(
  years: readonly number[],
  { month }: { month: number },
  months: number,
): readonly number[] {
  let saved = 0;
  return years.map((saving, index) => {
    saved += saving;
    return saved - month * Math.min(months, (index + 1) * 12);
  });
}

const LOWEST = -0.5;
const HIGHEST = 1;
const CLOSE = 1e-9;

/**
 * The yearly rate at which the savings of all years are worth the cost; null below −50 %, where it loses
 * money. `years` pounds of each year, year 1 first.
 */
export function yearlyReturn(years: readonly number[], cost: number): number | null {
  const surplus = (rate: number) =>
    years.reduce((sum, saving, index) => sum + saving / (1 + rate) ** (index + 1), -cost);
  if (cost <= 0 || surplus(LOWEST) < 0) return null;
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
