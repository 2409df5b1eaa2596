// A quote's result (ENT-23…26), which row is today's and which is recommended.
import type { ResultExtras } from './extras/extras.ts';
import type { HeatingFuel } from './heating.ts';
import type { QuotedVehicle } from './vehicle.ts';

/** The energy of a year behind one row, kWh. Fields that an asset has no use for are null. */
export interface ResultElectricity {
  readonly evConsumption: number | null;
  readonly householdConsumption: number | null;
  readonly solarGeneration: number | null;
  readonly solarUsedInHouse: number | null;
  readonly exportedToGrid: number | null;
  readonly importFromGrid: number | null;
  readonly batteryLoss: number | null;
  /** Twelve months, January first. */
  readonly monthlyBreakDowns: readonly MonthlyBreakDown[];
  /** Year 1 first. */
  readonly yearlyBreakDowns: readonly YearlyBreakDown[];
}

export interface MonthlyBreakDown {
  readonly solarGeneration: number;
  readonly householdConsumption: number;
}

/** `savings` in pounds of that year. */
export interface YearlyBreakDown {
  readonly year: number;
  readonly savings: number;
}

/** One tariff's outcome. `savings` and `annualCost` in pounds a year, `co2Emission` in tonnes a year. */
export interface CalculatedResult {
  readonly isCurrent: boolean;
  readonly isRecommended: boolean;
  readonly supplierId: number | null;
  readonly supplierName: string | null;
  readonly tariffName: string | null;
  readonly savings: number | null;
  readonly annualCost: number | null;
  /** As most homes run a heat pump, which is then `annualCost`; and once it is run by the tariff. */
  readonly annualCostAsMostRun: number | null;
  readonly annualCostIfShifted: number | null;
  readonly co2Emission: number | null;
  readonly gridCo2Emission: number | null;
  /** ISO date the rates were known on. */
  readonly ratesAsOf: string | null;
  /** Where they are those of a period that ends then: its first day. */
  readonly ratesFrom?: string | null | undefined;
  readonly indicative: boolean;
  readonly electricity: ResultElectricity;
  readonly parts: SavingParts | null;
}

/** How a solar saving splits, pounds a year. */
export interface SavingParts {
  readonly panels: number;
  readonly battery: number;
  readonly tariff: number;
}

export const ASSUMPTION_GROUPS = ['home', 'prices', 'system', 'behaviour'] as const;

/** Something the server assumed: as a sentence, and by key, so that each language can say it. */
export interface Assumption {
  readonly key?: string | null;
  /** What fills the `{placeholders}` of the key's sentence. */
  readonly values?: Readonly<Record<string, string | number>> | null;
  readonly text: string;
  readonly value: string | null;
  readonly source: string | null;
  /** When the source said it. */
  readonly date?: string | null;
  readonly group?: (typeof ASSUMPTION_GROUPS)[number] | null;
}

/** What a heat pump quote says of the home's heat; kWh a year and pounds a year. */
export interface HeatBreakdown {
  readonly heatDemand: number | null;
  readonly pumpElectricity: number | null;
  readonly pumpCost: number | null;
  readonly efficiency: number | null;
  readonly oldFuelUse: number | null;
  readonly oldFuelCost: number | null;
  readonly costAtPriceCap: number | null;
  /** Of what the bill falls by, what the tariff does for the rest of the home. */
  readonly savedByTariff: number | null;
}

export interface Result extends ResultExtras {
  readonly request: {
    readonly address: { readonly propertyType: string | null; readonly propertyTypeId: number | null };
    readonly current: QuotedVehicle | null;
    readonly compare: QuotedVehicle | null;
    readonly milesDrivenWeekDays: number | null;
    readonly milesDrivenWeekEnds: number | null;
    readonly totalMiles: number | null;
    readonly solar: { readonly numberOfPanels: number | null; readonly batterySize: number | null } | null;
    /** `ashpSize` in kW (AMB-37). */
    readonly ashp: { readonly ashpSize: number | null; readonly heatingFuel: HeatingFuel | null } | null;
  };
  readonly totalCost: number | null;
  readonly calculatedResults: readonly CalculatedResult[];
  readonly assumptions: readonly Assumption[];
  readonly breakdown: HeatBreakdown | null;
}

export function currentRow(result: Result): CalculatedResult | null {
  return result.calculatedResults.find((row) => row.isCurrent) ?? null;
}

/** AMB-22: the row marked recommended, else the one that is not today's and saves most. */
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

/** AMB-34: tonnes a year less than today; negative when emissions rise, null when either side is unknown. */
export function co2Reduction(result: Result): number | null {
  const before = currentRow(result)?.co2Emission ?? null;
  const after = recommendedRow(result)?.co2Emission ?? null;
  return before === null || after === null ? null : before - after;
}

/** No tariff is compared where the home is: a price stands in that is nobody's, and nothing is known that is paid for power sold. */
export function pricesStandIn(result: Result): boolean {
  const row = recommendedRow(result);
  return !!row?.indicative && !row.tariffName;
}
