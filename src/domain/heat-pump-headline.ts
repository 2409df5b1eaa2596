// Knows what a heat pump result says first: the saving of an electric home, the CO2 of any other (RES-HP-01, RES-HP-02).
import { ELECTRIC, type HeatingFuel } from './heating.ts';
import { co2Reduction, type Result, recommendedRow } from './result.ts';

export interface HeatPumpHeadline {
  readonly kind: 'save' | 'costMore' | 'co2Less' | 'co2More';
  /** Pounds a year or tonnes a year, never negative. */
  readonly value: number;
}

/** Null when the figure it needs is unknown. A saving of nothing or less is a cost (AMB-22, AMB-34). */
export function heatPumpHeadline(result: Result, fuel: HeatingFuel | null): HeatPumpHeadline | null {
  const heating = result.request.ashp?.heatingFuel ?? fuel;
  if (heating === ELECTRIC) {
    const saving = recommendedRow(result)?.savings ?? null;
    return saving === null ? null : { kind: saving > 0 ? 'save' : 'costMore', value: Math.abs(saving) };
  }
  const less = co2Reduction(result);
  return less === null ? null : { kind: less >= 0 ? 'co2Less' : 'co2More', value: Math.abs(less) };
}
