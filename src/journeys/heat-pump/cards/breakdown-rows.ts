// Knows the rows of a heat pump's detailed breakdown: real values, and a dash where only a survey will tell (RES-HP-16, AMB-39).
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import type { WordKey } from '../../../words/en-gb.ts';
import { decimal, kWh, tonnes, wholePounds } from '../../../words/format.ts';

export interface BreakdownRow {
  readonly label: WordKey;
  /** Null: known after a survey. */
  readonly value: string | null;
}

export function breakdownRows(result: Result): readonly BreakdownRow[] {
  const now = currentRow(result);
  const after = recommendedRow(result);
  const heat = result.breakdown;
  const row = (label: WordKey, value: number | null | undefined, format: (value: number) => string) => ({
    label,
    value: value === null || value === undefined ? null : format(value),
  });
  return [
    row('hp.row.costNow', now?.annualCost, wholePounds),
    row('hp.row.costAfter', after?.annualCost, wholePounds),
    row('hp.row.costAtPriceCap', heat?.costAtPriceCap, wholePounds),
    row('hp.row.heatDemand', heat?.heatDemand, kWh),
    row('hp.row.oldFuelUse', heat?.oldFuelUse, kWh),
    row('hp.row.oldFuelCost', heat?.oldFuelCost, wholePounds),
    row('hp.row.pumpElectricity', heat?.pumpElectricity, kWh),
    row('hp.row.pumpCost', heat?.pumpCost, wholePounds),
    row('hp.row.efficiency', heat?.efficiency, decimal),
    row('hp.row.consumption', after?.electricity.householdConsumption, kWh),
    row('hp.row.co2Now', now?.co2Emission, tonnes),
    row('hp.row.co2After', after?.co2Emission, tonnes),
    row('hp.row.installation', null, wholePounds),
  ];
}
