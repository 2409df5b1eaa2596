import type { PricedLoad } from '../clock/clock-of.ts';
import { SLOTS } from '../months.ts';
import { type CarDemand, carRates, lowRateShare } from '../tariff/car-charging.ts';
import type { Rates } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';

/** A car's charging, kWh a year by half hour. */
export interface CarHours {
  /** Null if the tariff has a rate for the car alone, since the supplier then chooses when it charges. */
  readonly load: Float64Array | null;
  readonly parts: readonly PricedLoad[];
}

/** 18:00 to 22:00, when people are back at home. */
const EVENING = { from: 36, to: 44 };

/** Charging in the cheapest hours is spread evenly over them; the rest is in the evening. */
export function carHours(car: CarDemand, tariff: Tariff, rates: Rates): CarHours {
  if (tariff.carRate !== null) return { load: null, parts: [] };
  const { low, high } = carRates(tariff, rates);
  const share = lowRateShare(car, tariff, rates);
  const cheap = spread(car.energy * share, (slot) => rates.bought[slot] === low);
  const dear = spread(car.energy * (1 - share), (slot) => slot >= EVENING.from && slot < EVENING.to);
  return {
    load: cheap.map((energy, slot) => energy + dear[slot]!),
    parts: [
      { load: cheap, prices: Float64Array.of(low) },
      { load: dear, prices: Float64Array.of(high) },
    ],
  };
}

function spread(energy: number, isIn: (slot: number) => boolean): Float64Array {
  const slots = new Float64Array(SLOTS);
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (isIn(slot)) slots[slot] = ++count;
  return slots.map((inside) => (inside > 0 ? energy / count : 0));
}
