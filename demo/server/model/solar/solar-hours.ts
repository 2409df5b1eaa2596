import { SLOTS } from '../months.ts';
import type { DayFlows } from './battery-day.ts';

/** kWh a year in each half hour of the day: into and out of the battery, from and to the grid. */
export type SolarHours = Pick<DayFlows, 'stored' | 'drawn' | 'bought' | 'sold'>;

export function noHours(): SolarHours {
  const slots = () => new Float64Array(SLOTS);
  return { stored: slots(), drawn: slots(), bought: slots(), sold: slots() };
}

/** Adds the day that was run last, `days` times. */
export function addDay(hours: SolarHours, flows: DayFlows, days: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    hours.stored[slot]! += flows.stored[slot]! * days;
    hours.drawn[slot]! += flows.drawn[slot]! * days;
    hours.bought[slot]! += flows.bought[slot]! * days;
    hours.sold[slot]! += flows.sold[slot]! * days;
  }
}
