import type { HeatingFuel, Insulation } from './heating.ts';

/** What the energy certificate of the chosen home says, of an ISO date; null where it does not say. */
export interface Certificate {
  readonly date: string;
  readonly propertyTypeId: number | null;
  readonly heatingFuel: HeatingFuel | null;
  readonly insulation: Insulation | null;
  readonly hasHeatPump: boolean;
  readonly hasSolar: boolean;
  readonly hasBattery: boolean;
}

const YEARS = 10;

/** LIVE-03: it is valid for ten years. */
export function isOld({ date }: Certificate, now: Date): boolean {
  const end = new Date(date);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  return end < now;
}
