import * as v from 'valibot';
import { HEATING_FUELS, INSULATIONS } from './heating.ts';
import type { Read } from './read.ts';

/** The content of a home's energy certificate, with its ISO date; null where it is silent. */
export const certificate = v.object({
  date: v.string(),
  propertyTypeId: v.nullable(v.number()),
  heatingFuel: v.nullable(v.picklist(HEATING_FUELS)),
  insulation: v.nullable(v.picklist(INSULATIONS)),
  hasHeatPump: v.boolean(),
  hasSolar: v.boolean(),
  hasBattery: v.boolean(),
});
export type Certificate = Read<typeof certificate>;

const YEARS = 10;

/** LIVE-03: it is valid for ten years. */
export function isOld({ date }: Certificate, now: Date): boolean {
  const end = new Date(date);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  return end < now;
}
