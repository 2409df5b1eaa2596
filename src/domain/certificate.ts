import * as v from 'valibot';
import type { Read } from './read.ts';

const oneOfThree = v.nullable(v.picklist([1, 2, 3]));
/** The content of a home's energy certificate, with its ISO date; null where it is silent. */
export const certificate = v.object({
  date: v.string(),
  propertyTypeId: v.nullable(v.number()),
  heatingFuel: oneOfThree,
  insulation: oneOfThree,
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
