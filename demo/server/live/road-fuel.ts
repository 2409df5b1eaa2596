// The government's weekly road fuel prices. The file has another URL each week, which GOV.UK's content API gives.
import * as v from 'valibot';
import { parseCsv } from '../data/read-table.ts';
import type { Fuel, FuelPrice, Prices } from '../model/prices/energy-prices.ts';
import type { LiveRates } from '../sources/live-rates.ts';
import type { Ask } from './ask.ts';
import { type Found, found, lacks, type Notices } from './found.ts';

const content = v.looseObject({
  details: v.looseObject({
    attachments: v.array(v.looseObject({ url: v.nullish(v.string(), ''), title: v.nullish(v.string(), '') })),
  }),
});

/** Where GOV.UK keeps its files. */
const FILES = 'https://assets.publishing.service.gov.uk';

export function roadFuelClient(base: URL, ask: Ask, notices: Notices) {
  const otherwise = (how: string) => {
    notices.once(`The road fuel prices are not as documented: ${how}`);
    return lacks('unreadable');
  };
  return async (): Promise<Found<FuelFile>> => {
    const page = await ask({ url: base });
    if (!page.ok) return page;
    const parsed = v.safeParse(content, page.value.json);
    const url = parsed.success ? newestFile(parsed.output.details.attachments, base) : null;
    if (!url) return otherwise('the page names no file.');
    const file = await ask({ url, headers: { Accept: 'text/csv' } });
    if (!file.ok) return file;
    try {
      return found(readFuelFile(file.value.text));
    } catch (error) {
      return otherwise((error as Error).message);
    }
  };
}

/** Only accepts a file on GOV.UK's own hosts, whatever the page says. */
function newestFile(
  attachments: readonly { readonly url: string; readonly title: string }[],
  base: URL,
): URL | null {
  const files = attachments.filter(({ url }) => /\.csv$/i.test(url) && URL.canParse(url, base));
  const newest = files.find(({ title, url }) => /2018/.test(`${title} ${url}`)) ?? files[0];
  const url = newest ? new URL(newest.url, base) : null;
  return url && (url.origin === FILES || url.origin === base.origin) ? url : null;
}

/** Returns prices newer than the table's. One that differs by more than a third must be a mistake and is ignored. */
export function newerFuels(prices: Prices, file: FuelFile, notices: Notices): LiveRates['fuels'] {
  const newer: Partial<Record<Fuel, FuelPrice>> = {};
  for (const fuel of ['petrol', 'diesel'] as const) {
    const before = prices.fuels.get(fuel);
    const value = file[fuel];
    if (!before || file.date <= before.date) continue;
    if (Math.abs(value - before.value) > MOST_MOVED * before.value) {
      notices.once(
        `A price of ${fuel} is more than a third away from the table's, so it is ignored: ${value}p.`,
      );
      continue;
    }
    newer[fuel] = {
      ...before,
      value,
      date: file.date,
      to: endOfNextMonth(file.date),
      source: FUEL_FILE_SOURCE,
      quality: 'read',
    };
  }
  return newer;
}

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

/**
 * Reads the last line of the government's file of weekly road fuel prices. Throws an error with a sentence if the
 * file is not as documented.
 */
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
