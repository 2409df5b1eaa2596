const DAY = 24 * 60 * 60 * 1000;

/**
 * Days that the latest figure which could be read may be used after its last day: its source announces no end, and the result
 * says beside it how old it is. What has an end of its own (the price cap, VAT) has none. Regions have a quarter: in the one after
 * theirs, each adds to the price cap what it added.
 */
const STILL_GOOD: Readonly<Record<string, number>> = {
  'tariffs.csv': 396,
  'regional_prices.csv': 92,
  'fuel_prices.csv': 62,
  'constants.json': 730,
};

/** The last day that a row of `file` may be used, which is taken to hold to the end of `to`: ISO dates, '' without an end. */
export function goodTo(file: string, to: string | null): string {
  if (!to) return '';
  return new Date(Date.parse(to) + (STILL_GOOD[file] ?? 0) * DAY).toISOString().slice(0, 10);
}
