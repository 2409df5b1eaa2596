import { SLOTS } from '../months.ts';

/** kWh in each half hour of the day: into and out of the battery, and from and to the grid. */
export interface SolarHours {
  readonly stored: Float64Array;
  readonly drawn: Float64Array;
  readonly bought: Float64Array;
  readonly sold: Float64Array;
}

export function noHours(): SolarHours {
  const slots = () => new Float64Array(SLOTS);
  return { stored: slots(), drawn: slots(), bought: slots(), sold: slots() };
}

/** Adds a day `days` times. */
export function addDay(hours: SolarHours, day: SolarHours, days: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    hours.stored[slot]! += day.stored[slot]! * days;
    hours.drawn[slot]! += day.drawn[slot]! * days;
    hours.bought[slot]! += day.bought[slot]! * days;
    hours.sold[slot]! += day.sold[slot]! * days;
  }
}
