// Reads the day's rates in each region for the table's Octopus tariffs. Tariffs that are not on sale get no product code.
import { vatOn, withVat } from '../../model/place/vat.ts';
import type { RegionTariff, Tariff, Tariffs } from '../../model/tariff/tariffs.ts';
import type { LiveTariff } from '../../sources/live-rates.ts';
import { type Found, found, lacks } from '../found.ts';
import { londonTime } from '../london-time.ts';
import type { OctopusClient } from './client.ts';
import { asWindows, onSale, type RegionRates, ratesByRegion, ratesOfDay } from './to-rates.ts';

/** By the table's ids. `hours` says whether cheap hours come from the API or from the table. */
const PRODUCTS = [
  { id: 3, code: /^GO-VAR-/, hours: 'asked' },
  { id: 4, code: /^(IOG-SMB-VAR|INTELLI-VAR)-/, hours: 'table' },
  { id: 5, code: /^COSY-\d/, hours: 'asked' },
  { id: 6, code: /^FLUX-IMPORT-/, hours: 'asked' },
  { id: 13, code: /^VAR-/, hours: 'none' },
] as const;
type Known = (typeof PRODUCTS)[number];

export async function readTariffs(
  client: OctopusClient,
  table: Tariffs,
  now: number,
): Promise<Found<readonly LiveTariff[]>> {
  const at = new Date(now).toISOString();
  const listed = await client.products(at);
  if (!listed.ok) return listed;
  const read: LiveTariff[] = [];
  for (const known of PRODUCTS) {
    const asOf = londonTime(now).day;
    const product = onSale(listed.value, known.code, at);
    const row = table.all.find(({ id }) => id === known.id);
    if (!row) continue;
    if (!product) read.push({ id: known.id, code: null, asOf, dayRate: 0, windows: [], regions: {} });
    else {
      const regions = await regionsOf(client, known, product.code, row, now);
      if (!regions.ok) return regions;
      const all = Object.values(regions.value);
      // Without a rate in any region, the table's row stays unchanged.
      if (all.length === 0) continue;
      const dayRate = all.reduce((total, one) => total + one.dayRate, 0) / all.length;
      const { windows } = all[0]!;
      read.push({ id: known.id, code: product.code, asOf, dayRate, windows, regions: regions.value });
    }
  }
  return found(read);
}

async function regionsOf(
  client: OctopusClient,
  { hours }: Known,
  code: string,
  row: Tariff,
  now: number,
): Promise<Found<LiveTariff['regions']>> {
  const product = await client.product(code, new Date(now).toISOString());
  if (!product.ok) return product;
  if (!product.value) return lacks('unreadable');
  const { day } = londonTime(now);
  const vat = vatOn(day, 'electricity');
  const regions: Record<string, RegionTariff & { readonly standing: number }> = {};
  for (const [group, rates] of ratesByRegion(product.value)) {
    const priced =
      hours === 'asked' ? await fetchedHours(client, code, rates, day) : found(knownHours(rates, hours, row));
    if (!priced.ok) return priced;
    if (!priced.value) continue;
    const { dayRate, windows } = priced.value;
    regions[group] = {
      dayRate: withVat(dayRate, 0, vat),
      windows: windows.map(({ slots, rate }) => ({ slots, rate: withVat(rate, 0, vat) })),
      standing: withVat(rates.standing, 0, vat),
    };
  }
  return found(regions);
}

/** Requests two days of rates, which include the whole day in London at any time of the year. */
async function fetchedHours(
  client: OctopusClient,
  code: string,
  { tariffCode }: RegionRates,
  day: string,
): Promise<Found<RegionTariff | null>> {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const [from, to] = [noon - 86_400_000, noon + 86_400_000].map((one) => new Date(one).toISOString());
  const records = await client.rates(code, tariffCode, from!, to!);
  if (!records.ok) return records;
  const slots = records.value && ratesOfDay(records.value, day);
  return found(slots ? asWindows(slots) : null);
}

/** The API does not have the hours of Intelligent Octopus Go, so these come from the table. */
function knownHours({ day, night }: RegionRates, hours: 'table' | 'none', row: Tariff): RegionTariff | null {
  if (day === null) return null;
  if (hours === 'none') return { dayRate: day, windows: [] };
  return night === null
    ? null
    : { dayRate: day, windows: row.windows.map(({ slots }) => ({ slots, rate: night })) };
}
