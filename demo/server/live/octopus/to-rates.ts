// Converts Octopus's answers into rates without VAT, to which the VAT of our own table is added later.
import { SLOTS } from '../../model/months.ts';
import type { PricedWindow } from '../../model/tariff/tariffs.ts';
import { halfHoursOf } from '../london-time.ts';
import type { ListedProduct, Product, RateRecord } from './client.ts';

/** Pence, without VAT. */
export interface RegionRates {
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
