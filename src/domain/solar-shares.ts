// RES-SOL-11, AMB-32: the shares of generation used at home, sold and lost.
import type { ResultElectricity } from './result.ts';

type Generated = Pick<ResultElectricity, 'solarGeneration' | 'solarUsedInHouse' | 'exportedToGrid'>;

/** kWh a year and whole percent of generation. Null if one of the three is unknown. Without generation, nothing is used or sold. */
export function solarShares({
  solarGeneration: generated,
  solarUsedInHouse: madeKwh,
  exportedToGrid: sellKwh,
}: Generated) {
  if (generated === null || madeKwh === null || sellKwh === null) return null;
  const percentageMade = wholePercent(madeKwh, generated);
  const percentageSell = wholePercent(sellKwh, generated);
  const percentage = 100 - percentageMade - percentageSell;
  // The rest, if it is more than the rounding of the two: battery and other losses.
  const lost = generated > 0 && percentage > 1 ? { kWh: generated - madeKwh - sellKwh, percentage } : null;
  return { madeKwh, sellKwh, percentageMade, percentageSell, lost };
}

type Bought = Pick<ResultElectricity, 'importFromGrid' | 'householdConsumption'>;

/** AMB-32: the part of its use that a home does not buy, whole percent from 0 to 100; null if either is unknown. */
export function selfSufficiency({ importFromGrid, householdConsumption }: Bought): number | null {
  if (importFromGrid === null || householdConsumption === null) return null;
  if (householdConsumption <= 0) return 0;
  return Math.min(100, Math.max(0, 100 - wholePercent(importFromGrid, householdConsumption)));
}

function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}
