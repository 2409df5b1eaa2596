// RES-HP-16, AMB-39: the known values, and a dash for those that need a survey.
import { currentRow, pricesStandIn, type Result, recommendedRow } from '../../domain/result.ts';
import type { WordKey } from '../../words/word-key.ts';
import type { Words } from '../../words/words.ts';

interface BreakdownRow {
  readonly label: WordKey;
  /** Null if only a survey can tell. */
  readonly value: string | null;
  /** The figure and its `data-figure`, if a sum may explain it. */
  readonly sum?: string;
  readonly figure: number | null | undefined;
}

export function breakdownRows(result: Result, { format }: Words): readonly BreakdownRow[] {
  const { fine, kWh, tonnes, wholePounds } = format;
  const now = currentRow(result);
  const after = recommendedRow(result);
  const heat = result.breakdown;
  const row = (
    label: WordKey,
    figure: number | null | undefined,
    written: (value: number) => string,
    sum?: string,
  ): BreakdownRow => ({
    label,
    figure,
    value: figure === null || figure === undefined ? null : written(figure),
    ...(sum ? { sum } : {}),
  });
  return [
    row('hp.row.costNow', now?.annualCost, wholePounds, 'hp-cost-now'),
    row('hp.row.costAfter', after?.annualCost, wholePounds, 'hp-cost-after'),
    ...(pricesStandIn(result)
      ? []
      : [row('hp.row.costAtPriceCap', heat?.costAtPriceCap, wholePounds, 'hp-cost-at-cap')]),
    row('hp.row.heatDemand', heat?.heatDemand, kWh, 'hp-heat'),
    row('hp.row.oldFuelUse', heat?.oldFuelUse, kWh),
    row('hp.row.oldFuelCost', heat?.oldFuelCost, wholePounds),
    row('hp.row.pumpElectricity', heat?.pumpElectricity, kWh, 'hp-pump-electricity'),
    row('hp.row.pumpCost', heat?.pumpCost, wholePounds),
    row('hp.row.efficiency', heat?.efficiency, (value) => fine(value, 2), 'hp-efficiency'),
    row('hp.row.consumption', after?.electricity.householdConsumption, kWh),
    row('hp.row.co2Now', now?.co2Emission, tonnes, 'hp-co2-now'),
    row('hp.row.co2After', after?.co2Emission, tonnes, 'hp-co2-after'),
    ...(result.wholeCost ? [] : [row('hp.row.installation', null, wholePounds)]),
  ];
}
