const DAY = 24 * 60 * 60 * 1000;

/**
 * The number of days for which the latest published figure may be used after its last day. Its source announces no end, and
 * the result shows how old it is. Figures with an announced end (the price cap, VAT) may not be used longer. The prices of
 * regions may be used for another quarter: what each adds to the price cap is added to the new cap.
 */
const STILL_GOOD: Readonly<Record<string, number>> = {
  'tariffs.csv': 396,
  'regional_prices.csv': 92,
  'fuel_prices.csv': 62,
  'constants.json': 730,
};

/** The last day on which a row of `file` may be used, an ISO date. `to` is the end of its period, inclusive. Returns '' if it has none. */
export function goodTo(file: string, to: string | null): string {
  if (!to) return '';
  return new Date(Date.parse(to) + (STILL_GOOD[file] ?? 0) * DAY).toISOString().slice(0, 10);
}
