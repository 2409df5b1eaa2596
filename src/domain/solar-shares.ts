// Knows what becomes of the power that panels make: the shares used at home and sold, and what is lost (RES-SOL-11, AMB-32).
import type { ResultElectricity } from './result.ts';

export interface SolarShares {
  /** kWh a year. */
  readonly madeKwh: number;
  readonly sellKwh: number;
  /** Whole percent of what is generated. */
  readonly percentageMade: number;
  readonly percentageSell: number;
  /** What neither is, when that is more than the rounding of the two: battery and other losses. */
  readonly lost: { readonly kWh: number; readonly percentage: number } | null;
}

type Generated = Pick<ResultElectricity, 'solarGeneration' | 'solarUsedInHouse' | 'exportedToGrid'>;

/** Null when one of the three is unknown. Nothing generated is nothing used and nothing sold. */
export function solarShares({
  solarGeneration: generated,
  solarUsedInHouse: madeKwh,
  exportedToGrid: sellKwh,
}: Generated): SolarShares | null {
  if (generated === null || madeKwh === null || sellKwh === null) return null;
  const percentageMade = wholePercent(madeKwh, generated);
  const percentageSell = wholePercent(sellKwh, generated);
  const percentage = 100 - percentageMade - percentageSell;
  const lost = generated > 0 && percentage > 1 ? { kWh: generated - madeKwh - sellKwh, percentage } : null;
  return { madeKwh, sellKwh, percentageMade, percentageSell, lost };
}

type Used = Pick<ResultElectricity, 'solarUsedInHouse' | 'householdConsumption'>;

/** Solar power used at home as a whole percent of all that the home uses; null when either is unknown. */
export function selfSufficiency({ solarUsedInHouse, householdConsumption }: Used): number | null {
  if (solarUsedInHouse === null || householdConsumption === null) return null;
  // What the battery loses counts as used, so that it can come to more than the home takes.
  return Math.min(100, wholePercent(solarUsedInHouse, householdConsumption));
}

function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}
