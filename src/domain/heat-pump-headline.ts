// RES-HP-01, RES-HP-02: the saving of an electric home, the CO2 of any other.
import { ELECTRIC, type HeatingFuel } from './heating.ts';
import { co2Reduction, currentRow, type Result, recommendedRow } from './result.ts';
import { shownDifference } from './shown-difference.ts';

export interface HeatPumpHeadline {
  readonly kind: 'save' | 'costMore' | 'co2Less' | 'co2More';
  /** Pounds a year or tonnes a year, never negative. */
  readonly value: number;
}

/** Null when the figure it needs is unknown. A saving of nothing or less is a cost (AMB-22, AMB-34). */
export function heatPumpHeadline(result: Result, fuel: HeatingFuel | null): HeatPumpHeadline | null {
  const heating = result.request.ashp?.heatingFuel ?? fuel;
  const now = currentRow(result);
  const after = recommendedRow(result);
  if (heating === ELECTRIC) {
    const saving = after?.savings ?? null;
    if (saving === null) return null;
    const value = Math.abs(shownDifference(now?.annualCost, after?.annualCost, saving));
    return { kind: saving > 0 ? 'save' : 'costMore', value };
  }
  const less = co2Reduction(result);
  if (less === null) return null;
  // Rounded once, as it is shown: two rounded emissions may differ by a hundredth more.
  return { kind: less >= 0 ? 'co2Less' : 'co2More', value: Math.abs(less) };
}
