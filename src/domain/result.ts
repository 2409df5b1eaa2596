// A quote's result (ENT-23…26): which row is today's, and which is recommended.
import type { Read } from './read.ts';
import type { resultShape } from './result-shape.ts';

type WireResult = Read<typeof resultShape>;
type WireRow = WireResult['calculatedResults'][number];

function monthly({ monthlyBreakDowns: months }: WireRow['electricity']) {
  if (!('solarGeneration' in months)) return months;
  return months.solarGeneration.map((solarGeneration, index) => ({
    solarGeneration,
    householdConsumption: months.householdConsumption[index] ?? 0,
  }));
}

/** The result in the domain's terms; null if there is none to show (RES-05). */
export function toResult(wire: WireResult | null) {
  if (!wire?.calculatedResults.length) return null;
  const { costModel, ...rest } = wire;
  return {
    ...rest,
    totalCost: costModel?.totalCost ?? null,
    calculatedResults: wire.calculatedResults.map(({ electricity, ...row }) => ({
      ...row,
      electricity: { ...electricity, monthlyBreakDowns: monthly(electricity) },
    })),
  };
}

export type Result = NonNullable<ReturnType<typeof toResult>>;
export type CalculatedResult = Result['calculatedResults'][number];
export type ResultElectricity = CalculatedResult['electricity'];
/** `monthlyBreakDowns`: twelve, January first. */
export type MonthlyBreakDown = ResultElectricity['monthlyBreakDowns'][number];
export type YearlyBreakDown = ResultElectricity['yearlyBreakDowns'][number];
export type Assumption = Result['assumptions'][number];

export function currentRow(result: Result): CalculatedResult | null {
  return result.calculatedResults.find((row) => row.isCurrent) ?? null;
}

/** AMB-22: the row marked as recommended, or else the row that saves most and is not today's. */
export function recommendedRow(result: Result): CalculatedResult | null {
  const others = result.calculatedResults.filter((row) => !row.isCurrent);
  const marked = others.find((row) => row.isRecommended);
  if (marked) return marked;
  return others.reduce<CalculatedResult | null>(
    (leading, row) =>
      leading && (leading.savings ?? -Infinity) >= (row.savings ?? -Infinity) ? leading : row,
    null,
  );
}

/** AMB-34: tonnes a year less than today; negative if emissions rise, null if either side is unknown. */
export function co2Reduction(result: Result): number | null {
  const [before, after] = [emitted(currentRow(result)), emitted(recommendedRow(result))];
  return before === null || after === null ? null : before - after;
}

/** With those of making a car's electricity, where the API sends them beside the exhaust's. */
function emitted(row: CalculatedResult | null): number | null {
  return row && row.co2Emission !== null ? row.co2Emission + (row.gridCo2Emission ?? 0) : null;
}

/** No tariff is compared in this region: a placeholder price is used, and the price for exported power is unknown. */
export function pricesStandIn(result: Result): boolean {
  const row = recommendedRow(result);
  return !!row?.indicative && !row.tariffName;
}
