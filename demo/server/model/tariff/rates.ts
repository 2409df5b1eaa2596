// A tariff's import and export price for each half hour in one grid region.
import { SLOTS } from '../calendar.ts';
import type { RegionalPrice } from '../prices/energy-prices.ts';
import { byHalfHourOfDay, type HalfHourSeries } from './recorded-half-hours.ts';
import type { PricedWindow, Tariff } from './tariffs.ts';

/** Pence by half hour of the day. */
export interface Rates {
  /** p/kWh bought; the year's mean if prices differ by month. */
  readonly bought: Float64Array;
  /** p/kWh bought in each half hour of each month (12 × 48); null if all months are the same. */
  readonly months: HalfHourSeries | null;
  /** p/kWh sold. */
  readonly sold: Float64Array;
  /** p/kWh outside the windows. */
  readonly day: number;
  /** The cheapest window and its hours a day; null on a flat tariff. */
  readonly cheapest: { readonly rate: number; readonly hours: number } | null;
  /** 1 in each half hour that is cheaper than the day rate. */
  readonly isCheap: Uint8Array;
  /** p/day */
  readonly standing: number;
}

const known = new WeakMap<Tariff, WeakMap<RegionalPrice, Rates>>();

/** The rates are cached by tariff and region. */
export function ratesOf(tariff: Tariff, region: RegionalPrice): Rates {
  const regions = known.get(tariff) ?? new WeakMap<RegionalPrice, Rates>();
  const rates = regions.get(region) ?? computeRates(tariff, region);
  known.set(tariff, regions.set(region, rates));
  return rates;
}

function computeRates(tariff: Tariff, region: RegionalPrice): Rates {
  return tariff.halfHourly ? halfHourlyRates(tariff, tariff.halfHourly, region) : windowRates(tariff, region);
}

/** The day rate is the year's mean, so a half hour is cheap if it is below that. */
function halfHourlyRates(tariff: Tariff, factors: HalfHourSeries, region: RegionalPrice): Rates {
  const months = factors.map((factor) => factor * region.unit);
  const bought = byHalfHourOfDay(months);
  const day = bought.reduce((total, rate) => total + rate, 0) / SLOTS;
  const sold = slotRates(tariff.exportRate, tariff.exportWindows);
  return {
    bought,
    months,
    sold,
    day,
    standing: standingOf(tariff, region),
    cheapest: cheapestOf(bought, day),
    isCheap: cheaperThan(day, bought),
  };
}

function windowRates(tariff: Tariff, region: RegionalPrice): Rates {
  const own = region.gspGroup ? tariff.inRegion?.get(region.gspGroup) : undefined;
  const unitOffset = own ? 0 : region.unitOffset;
  const { dayRate, windows } = own ?? tariff;
  const day = dayRate + unitOffset;
  // We assume that cheap windows cost the same in every region, since suppliers publish one night rate.
  const inRegion = ({ slots, rate }: PricedWindow) => ({
    slots,
    rate: rate < dayRate ? rate : rate + unitOffset,
  });
  const bought = slotRates(day, windows.map(inRegion));
  return {
    bought,
    months: null,
    sold: slotRates(tariff.exportRate, tariff.exportWindows),
    day,
    cheapest: cheapestOf(bought, day),
    isCheap: cheaperThan(day, bought),
    standing: standingOf(tariff, region),
  };
}

/** The tariff's own standing charge in p/day; null if it is not known, so that the price cap's is used. */
export function ownStanding(
  { standing }: Pick<Tariff, 'standing'>,
  { gspGroup }: Pick<RegionalPrice, 'gspGroup'>,
): number | null {
  return (gspGroup && standing?.get(gspGroup)) || null;
}

const standingOf = (tariff: Tariff, region: RegionalPrice) => ownStanding(tariff, region) ?? region.standing;

function cheaperThan(day: number, bought: Float64Array): Uint8Array {
  return Uint8Array.from(bought, (rate) => (rate < day ? 1 : 0));
}

function slotRates(base: number, windows: readonly PricedWindow[]): Float64Array {
  const rates = new Float64Array(SLOTS).fill(base);
  for (const { slots, rate } of windows) for (const slot of slots) rates[slot] = rate;
  return rates;
}

function cheapestOf(bought: Float64Array, day: number): Rates['cheapest'] {
  const rate = Math.min(...bought);
  return rate < day ? { rate, hours: bought.filter((price) => price === rate).length / 2 } : null;
}
