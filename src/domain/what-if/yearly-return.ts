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
