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
