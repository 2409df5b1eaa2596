// Knows when weekly mileage is accepted: digits, within its bounds (STEP-MILES-02…06).
import * as v from 'valibot';
import { wantsEv } from '../../../../domain/flags.ts';
import { drivesNothing, WEEKDAY_BOUNDS, WEEKEND_BOUNDS } from '../../../../domain/mileage.ts';
import type { Bounds } from '../../../../domain/usage.ts';
import { says } from '../../../../wizard/problem.ts';
import { defineStep } from '../../../shared/define-step.ts';

/** Miles as typed, or as answered before. */
export function miles(bounds: Bounds) {
  return v.pipe(
    v.unknown(),
    v.transform((entered) => (entered === null || entered === undefined ? '' : String(entered).trim())),
    v.string(),
    v.nonEmpty(says('problem.required')),
    v.regex(/^\d+$/, says('problem.numbers')),
    v.transform(Number),
    v.check((value) => value >= bounds.min && value <= bounds.max, says('problem.between', { ...bounds })),
  );
}

/** Both weekly totals. */
export function mileage() {
  return v.object({ weekday: miles(WEEKDAY_BOUNDS), weekend: miles(WEEKEND_BOUNDS) });
}

/** STEP-MILES-06: Next and Done wait while both are empty or zero. */
export function missingMiles(entered: unknown): string | null {
  const { weekday, weekend } = (entered ?? {}) as { weekday?: unknown; weekend?: unknown };
  const asNumber = (value: unknown) => Number(value) || 0;
  const typedSomethingElse = [weekday, weekend].some((value) => Number.isNaN(Number(value ?? 0)));
  if (typedSomethingElse) return null;
  return drivesNothing({ weekday: asNumber(weekday), weekend: asNumber(weekend) })
    ? 'ev.miles.missing'
    : null;
}

export const vehicleUsageStep = defineStep({
  id: 'vehicleUsage',
  asks: ['vehicleUsage'],
  typed: ['vehicleUsage.weekday', 'vehicleUsage.weekend'],
  brings: ['electricVehicleChargeType'],
  applies: (flags) => wantsEv(flags),
  schema: () => v.object({ vehicleUsage: mileage() }),
  waitsFor: (_, entered) => missingMiles(entered.vehicleUsage),
});
