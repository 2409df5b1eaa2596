import { readTable } from '../../data/read-table.ts';
import { DAYS, MONTHS, SLOTS } from '../calendar.ts';
import type { YearShape } from '../load/load-profile.ts';

/** A figure for each half hour of a mean day of each month (12 × 48, January 00:00 first). */
export type HalfHourSeries = Float64Array;

/** VAT on domestic electricity, which the prices in the file do not include. */
const VAT = 1.05;
/** The grid region whose prices were recorded. */
export const RECORDED_REGION = '_K';

const rows = readTable('half_hours_2025_26.csv', (row) => ({
  at: (row.number('month') - 1) * SLOTS + row.number('slot'),
  import: row.number('agile_import'),
  cheapDay: row.number('agile_import_p10'),
  dearDay: row.number('agile_import_p90'),
  carbon: row.number('carbon'),
  pump: row.number('hp_share'),
  car: row.number('ev_share'),
}));

/** p/kWh with VAT of Octopus Agile in the recorded region, June 2025 to May 2026. */
export const AGILE_IMPORT: HalfHourSeries = series('import').map((price) => price * VAT);

/** The half hours of a cheap and an expensive day (10th and 90th percentile), relative to their mean. */
export const AGILE_SPREAD = { cheap: againstImport('cheapDay'), dear: againstImport('dearDay') };

/** The share of a month's electricity that one monitored heat pump used in each half hour, without shifting. */
export const MONITORED_PUMP: HalfHourSeries = sharesOfMonths(series('pump'));

/** The grid's carbon intensity in each half hour, relative to the year's mean. */
export const CARBON_SHAPE: HalfHourSeries = againstMean(series('carbon'));

/** The same, weighted by the hours in which one monitored home charger was used, with equal weight for each month. */
export const CAR_CARBON = weighedBy(sharesOfMonths(series('car')).map((share) => share / MONTHS.length));

/** The mean of each half hour of the day over the year. */
export function byHalfHourOfDay(values: HalfHourSeries): Float64Array {
  const means = new Float64Array(SLOTS);
  values.forEach((value, at) => {
    means[at % SLOTS]! += (value * DAYS[Math.floor(at / SLOTS)]!) / 365;
  });
  return means;
}

/** The carbon intensity of a load relative to the year's mean. @param load kWh, 12 × 48 */
export function weighedBy(load: YearShape): number {
  let carbon = 0;
  let total = 0;
  load.forEach((energy, at) => {
    carbon += energy * CARBON_SHAPE[at]!;
    total += energy;
  });
  return total > 0 ? carbon / total : 1;
}

function againstImport(column: 'cheapDay' | 'dearDay'): HalfHourSeries {
  const mean = series('import');
  return series(column).map((price, at) => price / mean[at]!);
}

function series(column: keyof Omit<(typeof rows)[number], 'at'>): HalfHourSeries {
  const values = new Float64Array(MONTHS.length * SLOTS).fill(Number.NaN);
  for (const row of rows) values[row.at] = row[column];
  if (values.some(Number.isNaN)) throw new Error(`half_hours_2025_26.csv lacks a half hour of ${column}`);
  return values;
}

function sharesOfMonths(values: HalfHourSeries): HalfHourSeries {
  const months = MONTHS.map((_, month) =>
    values.subarray(month * SLOTS, (month + 1) * SLOTS).reduce((total, value) => total + value, 0),
  );
  return values.map((value, at) => value / months[Math.floor(at / SLOTS)]!);
}

function againstMean(values: HalfHourSeries): HalfHourSeries {
  const year = byHalfHourOfDay(values).reduce((total, value) => total + value, 0) / SLOTS;
  return values.map((value) => value / year);
}
