// Knows a tariff's price of each half hour in one grid region, bought and sold.
import { SLOTS } from '../months.ts';
import { regionalPrice } from '../place/prices.ts';
import type { PricedWindow, Tariff } from './tariffs.ts';

/** Pence by half hour of the day. */
export interface Rates {
  /** p/kWh bought. */
  readonly bought: Float64Array;
  /** p/kWh sold. */
  readonly sold: Float64Array;
  /** p/kWh outside the windows. */
  readonly day: number;
  /** The cheapest window and its hours a day; null on a flat tariff. */
  readonly cheapest: { readonly rate: number; readonly hours: number } | null;
  /** 1 in each half hour cheaper than the day rate. */
  readonly isCheap: Uint8Array;
  /** p/day */
  readonly standing: number;
  /** Different prices of a day, the session rates among them: fewer is simpler to live with. */
  readonly periods: number;
}

const known = new WeakMap<Tariff, Map<string | null, Rates>>();

/** The rates of a tariff in a grid region; null is the average of Great Britain. */
export function ratesOf(tariff: Tariff, gspGroup: string | null): Rates {
  const regions = known.get(tariff) ?? new Map<string | null, Rates>();
  const rates = regions.get(gspGroup) ?? computeRates(tariff, gspGroup);
  known.set(tariff, regions.set(gspGroup, rates));
  return rates;
}

function computeRates(tariff: Tariff, gspGroup: string | null): Rates {
  const { unitOffset, standing } = regionalPrice(gspGroup);
  const day = tariff.dayRate + unitOffset;
  // Cheap windows are the same everywhere: suppliers publish one night rate (a modelling choice).
  const regional = ({ slots, rate }: PricedWindow) => ({
    slots,
    rate: rate < tariff.dayRate ? rate : rate + unitOffset,
  });
  const bought = slotRates(day, tariff.windows.map(regional));
  const sessions = [tariff.carRate, tariff.pumpRate].filter((rate) => rate !== null);
  return {
    bought,
    sold: slotRates(tariff.exportRate, tariff.exportWindows),
    day,
    cheapest: cheapestOf(bought, day),
    isCheap: Uint8Array.from(bought, (rate) => (rate < day ? 1 : 0)),
    standing,
    periods: 1 + tariff.windows.length + sessions.length,
  };
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
