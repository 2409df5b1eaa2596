// Reads the day's rates in each region for the table's Octopus tariffs. Tariffs that are not on sale get no product code.
import { halfHoursOf, londonTime } from '../london-time.ts';
import { SLOTS } from '../model/calendar.ts';
import { vatOn, withVat } from '../model/prices/vat.ts';
import type { PricedWindow, RegionTariff, Tariff, Tariffs } from '../model/tariff/tariffs.ts';
import type { LiveTariff } from '../sources/live-rates.ts';
import { type Found, found, lacks } from './found.ts';
import type { ListedProduct, OctopusClient, Product, RateRecord } from './octopus.ts';

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

/** Pence without VAT, to which the VAT of our own table is added later. */
interface RegionRates {
  readonly tariffCode: string;
  readonly standing: number;
  readonly day: number | null;
  readonly night: number | null;
}

/** p/kWh and p/day. A value outside these bounds must be a mistake and counts as missing. */
const isRate = (value: number | null): value is number => value !== null && value > -100 && value < 200;
const isStanding = (value: number | null): value is number => value !== null && value >= 0 && value < 300;

/** Returns the newest product on sale whose code matches. The ends of codes change, but not their beginnings. */
export function onSale(
  products: readonly ListedProduct[],
  code: RegExp,
  at: string,
): ListedProduct | undefined {
  return products
    .filter((one) => code.test(one.code) && (one.direction ?? 'IMPORT') === 'IMPORT')
    .filter(
      ({ available_from, available_to }) =>
        !(Date.parse(available_from ?? '') > Date.parse(at)) &&
        (available_to === null || Date.parse(available_to) > Date.parse(at)),
    )
    .toSorted((a, b) => Date.parse(b.available_from ?? '1970') - Date.parse(a.available_from ?? '1970'))[0];
}

/** By grid region. Regions without a usable standing charge are left out. */
export function ratesByRegion(product: Product): ReadonlyMap<string, RegionRates> {
  const registers = [
    product.single_register_electricity_tariffs,
    product.four_rate_ev_electricity_tariffs,
    product.dual_register_electricity_tariffs,
  ];
  const register = registers.find((one) => Object.keys(one ?? {}).length > 0) ?? {};
  return new Map(
    Object.entries(register).flatMap(([group, methods]): [string, RegionRates][] => {
      const tariff = methods.direct_debit_monthly ?? methods.varying;
      if (!tariff || !isStanding(tariff.standing_charge_exc_vat)) return [];
      const day = tariff.day_unit_rate_exc_vat ?? tariff.standard_unit_rate_exc_vat;
      const night = tariff.night_unit_rate_exc_vat;
      const { code: tariffCode, standing_charge_exc_vat: standing } = tariff;
      return [
        [group, { tariffCode, standing, day: isRate(day) ? day : null, night: isRate(night) ? night : null }],
      ];
    }),
  );
}

/** p/kWh by half hour of a day in London, without VAT; null if a half hour has no rate. */
export function ratesOfDay(records: readonly RateRecord[], day: string): Float64Array | null {
  const usable = records.filter(
    ({ payment_method: method, value_exc_vat: value }) =>
      (method === null || method === 'DIRECT_DEBIT') && isRate(value),
  );
  const at = (moment: number) =>
    usable.find(
      ({ valid_from, valid_to }) =>
        Date.parse(valid_from) <= moment && (valid_to === null || moment < Date.parse(valid_to)),
    )?.value_exc_vat ?? undefined;
  const slots = new Map<number, number | undefined>();
  for (const { moment, slot } of halfHoursOf(day)) if (!slots.has(slot)) slots.set(slot, at(moment));
  // The hour that is skipped in spring gets the rate of the half hour before it.
  for (let slot = 1; slot < SLOTS; slot++) if (!slots.has(slot)) slots.set(slot, slots.get(slot - 1));
  const whole = Array.from({ length: SLOTS }, (_, slot) => slots.get(slot));
  return whole.every((rate) => rate !== undefined) ? Float64Array.from(whole as number[]) : null;
}

/** The day rate is that of most half hours; the others become windows. */
export function asWindows(slots: Float64Array): {
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
} {
  const rates = [...new Set(slots)];
  const slotsAt = (rate: number) => [...slots.keys()].filter((slot) => slots[slot] === rate);
  const byLength = rates.toSorted((a, b) => slotsAt(b).length - slotsAt(a).length);
  const [dayRate = 0, ...others] = byLength;
  return { dayRate, windows: others.map((rate) => ({ rate, slots: slotsAt(rate) })) };
}
