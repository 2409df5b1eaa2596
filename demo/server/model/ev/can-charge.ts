import type { EvCase } from './ev-case.ts';

/** No plug gives more than a day's hours of its power. */
export function canCharge({ chargingHours }: Pick<EvCase, 'chargingHours'>): boolean {
  return chargingHours <= 24;
}
