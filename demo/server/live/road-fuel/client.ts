// The government's weekly road fuel prices. The file has another URL each week, which GOV.UK's content API gives.
import * as v from 'valibot';
import type { Fuel, FuelPrice, Prices } from '../../model/place/prices.ts';
import type { LiveRates } from '../../sources/live-rates.ts';
import type { Ask } from '../ask.ts';
import { type Found, found, lacks } from '../found.ts';
import type { Notices } from '../notices.ts';
import {
  endOfNextMonth,
  FUEL_FILE_SOURCE,
  type FuelFile,
  MOST_MOVED,
  readFuelFile,
} from './read-fuel-file.ts';

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
