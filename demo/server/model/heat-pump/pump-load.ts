// The heat pump's day if it is run by the tariff: hot water before 7am, and rooms heated all day and less at night.

import { evenly, SPACE_HOURS, WATER_HOURS } from '../heat-hours.ts';
import { add, scaled } from '../load-profile.ts';
import type { HalfHours, PumpDemand } from '../tariff/home-cost.ts';
import type { PumpElectricity } from './pump-electricity.ts';

const AFTERNOON = evenly(26, 32);
const EVENING = { from: 32, to: 38 };

/** kWh a year in each half hour, without and with half of the evening's heat moved to the afternoon. */
export function pumpLoad({ space, hotWater }: PumpElectricity): PumpDemand {
  const forSpace = scaled(SPACE_HOURS, space);
  const forWater = scaled(WATER_HOURS, hotWater);
  return { usual: add(forSpace, forWater), moved: add(preheated(forSpace), forWater) };
}

function preheated(space: HalfHours): HalfHours {
  const evening = space.slice(EVENING.from, EVENING.to).reduce((total, energy) => total + energy / 2, 0);
  const halved = space.map((energy, slot) => (isEvening(slot) ? energy / 2 : energy));
  return add(halved, scaled(AFTERNOON, evening));
}

function isEvening(slot: number): boolean {
  return slot >= EVENING.from && slot < EVENING.to;
}
