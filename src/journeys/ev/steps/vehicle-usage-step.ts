import * as v from 'valibot';
import { wantsEv } from '../../../domain/journey.ts';
import { object } from '../../../domain/schema.ts';
import type { Bounds } from '../../../domain/usage.ts';
import { drivesNothing, WEEKDAY_BOUNDS, WEEKEND_BOUNDS } from '../../../domain/vehicle-usage.ts';
import { between, notEmpty, numbersOnly } from '../../../wizard/text-rules.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { defineStep } from '../../question/define-step.ts';

/** STEP-MILES-02…06: the question of weekly miles: when it applies, and when its answer is valid. */
export const vehicleUsageStep = defineStep({
  id: 'vehicleUsage',
  asks: ['vehicleUsage'],
  typed: ['vehicleUsage.weekday', 'vehicleUsage.weekend'],
  brings: ['electricVehicleChargeType'],
  applies: (flags) => wantsEv(flags),
  schema: () => mileageSchema,
  waitsFor: (_, entered) => missingMiles(entered.vehicleUsage),
});

const DIGITS = /^\d*$/;

/** The miles as typed, or as answered before. */
function asText(entered: unknown): string {
  return entered === null || entered === undefined ? '' : String(entered).trim();
}

/** Only digits, within bounds. */
function miles(bounds: Bounds) {
  return v.pipe(
    v.unknown(),
    v.transform(asText),
    notEmpty,
    numbersOnly(),
    v.transform(Number),
    between(bounds),
  );
}

/** Both weekly totals, used by the step and by the results' editor. */
export const mileageSchema = object({
  vehicleUsage: object({ weekday: miles(WEEKDAY_BOUNDS), weekend: miles(WEEKEND_BOUNDS) }),
});

/** The numbers in the two fields; null if a field has anything but digits. */
export function milesEntered(entered: unknown) {
  const { weekday, weekend } = (entered ?? {}) as { weekday?: unknown; weekend?: unknown };
  return { weekday: toMiles(weekday), weekend: toMiles(weekend) };
}

/** True if a yearly total can be shown: each field is valid or still empty. */
export function areMiles(entered: unknown): boolean {
  const { weekday, weekend } = milesEntered(entered);
  return isWithin(weekday, WEEKDAY_BOUNDS) && isWithin(weekend, WEEKEND_BOUNDS);
}

/** STEP-MILES-06: Next and Done are disabled while both are empty or zero. Other values are refused when they are pressed. */
export function missingMiles(entered: unknown): WordKey | null {
  const { weekday, weekend } = milesEntered(entered);
  if (weekday === null || weekend === null) return null;
  return drivesNothing({ weekday, weekend }) ? 'ev.miles.missing' : null;
}

function isWithin(value: number | null, { min, max }: Bounds): boolean {
  return value !== null && value >= min && value <= max;
}

function toMiles(value: unknown): number | null {
  const text = asText(value);
  return DIGITS.test(text) ? Number(text) : null;
}
