import { CONSTANTS } from '../../constants.ts';

/**
 * How often a day a battery is filled, in full charges: what it loses tells what went through it, and the half of it
 * is lost on the way in (solar/battery-day.ts).
 * @param lost kWh a year. @param capacity kWh usable, 0 for none.
 */
export function batteryCycles(lost: number, capacity: number): number {
  if (capacity === 0) return 0;
  const roundTrip = CONSTANTS.batteryRoundTrip.value;
  const stored = (lost / (1 - roundTrip)) * Math.sqrt(roundTrip);
  return stored / capacity / 365;
}
