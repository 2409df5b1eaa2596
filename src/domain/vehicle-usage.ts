// How far a car is driven, and how it is charged at home.
import * as v from 'valibot';
import { object, type Read } from './schema.ts';
import type { Bounds } from './usage.ts';

/** ENT-18, AMB-19: weekly totals in miles, Monday to Friday and Saturday and Sunday. */
export const vehicleUsage = object({
  weekday: v.nullable(v.number()),
  weekend: v.nullable(v.number()),
});
type VehicleUsage = Read<typeof vehicleUsage>;

/** CONST-04, miles a week. */
export const WEEKDAY_BOUNDS: Bounds = { min: 0, max: 4200 };
export const WEEKEND_BOUNDS: Bounds = { min: 0, max: 1680 };
const LOW_MILEAGE = 100;
const WEEKS_A_YEAR = 52;

function weeklyMiles({ weekday, weekend }: VehicleUsage): number {
  return (weekday ?? 0) + (weekend ?? 0);
}

/** Miles a year (AMB-19). */
export function annualMiles(usage: VehicleUsage): number {
  return weeklyMiles(usage) * WEEKS_A_YEAR;
}

/** STEP-MILES-07, STEP-MILES-08: some miles, but too few for a meaningful comparison. */
export function isLowMileage(usage: VehicleUsage): boolean {
  const total = weeklyMiles(usage);
  return total > 0 && total < LOW_MILEAGE;
}

/** STEP-MILES-06: no miles, so there is nothing to quote. */
export function drivesNothing(usage: VehicleUsage): boolean {
  return weeklyMiles(usage) === 0;
}

/** LOOK-01, AMB-49: the ways to charge a car at home. */
export const CHARGE_TYPES = [
  { id: 1, name: 'Fast 7kW' },
  { id: 3, name: '3 Pin Wall Plug 3kW' },
] as const;
type ChargeTypeId = (typeof CHARGE_TYPES)[number]['id'];

/** CONST-08. */
export const DEFAULT_CHARGE_TYPE: ChargeTypeId = 1;
