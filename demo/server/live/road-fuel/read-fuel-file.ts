// Reads the last line of the government's file of weekly road fuel prices.
import { parseCsv } from '../../data/parse-csv.ts';

const COLUMNS = {
  petrol: 'ULSP (Ultra low sulphur unleaded petrol) Pump price in pence/litre',
  diesel: 'ULSD (Ultra low sulphur diesel) Pump price in pence/litre',
} as const;

export const FUEL_FILE_SOURCE = 'DESNZ weekly road fuel prices, UK average at the pump';
/** The largest plausible change, as a share of the price before. */
export const MOST_MOVED = 1 / 3;

/** p/l on an ISO date. */
export interface FuelFile {
  readonly date: string;
  readonly petrol: number;
  readonly diesel: number;
}

/** Throws an error with a sentence if the file is not as documented. */
export function readFuelFile(text: string): FuelFile {
  if (/^\s*</.test(text)) throw new Error('The file of road fuel prices is a page and not a table.');
  // Spreadsheets may add lines of empty cells at the end.
  const last = parseCsv(text.replace(/^\uFEFF/, '')).findLast((line) => Object.values(line).some(Boolean));
  if (!last) throw new Error('The file of road fuel prices has no lines.');
  for (const column of ['Date', ...Object.values(COLUMNS)])
    if (!(column in last)) throw new Error(`The file of road fuel prices has no column "${column}".`);
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(last.Date ?? '') ?? [];
  if (!year) throw new Error(`The last line of the road fuel prices has "${last.Date}" instead of a date.`);
  const price = (fuel: keyof typeof COLUMNS) => {
    const value = Number(last[COLUMNS[fuel]] || Number.NaN);
    if (!(value > 0)) throw new Error(`The last line of the road fuel prices has no price for ${fuel}.`);
    return value;
  };
  return { date: `${year}-${month}-${day}`, petrol: price('petrol'), diesel: price('diesel') };
}

/** We assume that a pump price is valid until then. */
export function endOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
