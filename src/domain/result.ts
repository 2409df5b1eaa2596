// A quote's result (ENT-23…26): as the API sends it, and its rows and savings. Pounds a year, kWh a year, tonnes of CO2 a year.
import * as v from 'valibot';
import { HEATING_FUELS } from './home.ts';
import { extras } from './result-extras.ts';
import { figure, label, messageValues, object, ownText, type Read, tolerant } from './schema.ts';
import { shownDifference } from './shown-figures.ts';
import { vehicle } from './vehicle.ts';

const month = object({ solarGeneration: v.number(), householdConsumption: v.number() });
const months = v.union([
  v.array(month),
  object({ solarGeneration: v.array(v.number()), householdConsumption: v.array(v.number()) }),
]);

/** The energy of a year in one row, kWh. Figures that do not apply to an asset are null. */
const electricity = object({
  evConsumption: figure,
  householdConsumption: figure,
  solarGeneration: figure,
  solarUsedInHouse: figure,
  exportedToGrid: figure,
  importFromGrid: figure,
  batteryLoss: figure,
  /** Twelve months, January first. */
  monthlyBreakDowns: v.nullish(months, () => []),
  /** Year 1 first; `savings` in pounds of that year. */
  yearlyBreakDowns: v.nullish(v.array(object({ year: v.number(), savings: v.number() })), () => []),
});

/** A figure beyond the specification: an invalid one never makes the result fail. */
const extraFigure = v.fallback(figure, null);

/** One tariff's outcome. `savings` and `annualCost` in pounds a year, `co2Emission` in tonnes a year. */
const row = object({
  isCurrent: v.boolean(),
  isRecommended: v.optional(v.boolean(), false),
  supplierId: figure,
  supplierName: label,
  tariffName: label,
  savings: figure,
  annualCost: figure,
  /** The cost as most homes run a heat pump, which is also `annualCost`, and the cost if it follows the tariff. */
  annualCostAsMostRun: extraFigure,
  annualCostIfShifted: extraFigure,
  co2Emission: figure,
  gridCo2Emission: figure,
  /** The ISO date of the rates. */
  ratesAsOf: label,
  /** If the rates are those of a period that ends then, its first day. */
  ratesFrom: label,
  indicative: v.optional(v.boolean(), false),
  electricity: v.nullish(electricity, {}),
  /** How a solar saving splits, pounds a year. */
  parts: v.nullish(object({ panels: v.number(), battery: v.number(), tariff: v.number() }), null),
});

/** A heat pump quote's figures about the home's heat; kWh a year and pounds a year. */
const breakdown = object({
  heatDemand: figure,
  pumpElectricity: figure,
  pumpCost: figure,
  efficiency: figure,
  oldFuelUse: figure,
  oldFuelCost: figure,
  costAtPriceCap: figure,
  /** The part of the saving that the tariff makes for the rest of the home. */
  savedByTariff: figure,
});

export const ASSUMPTION_GROUPS = ['home', 'prices', 'system', 'behaviour'] as const;

/** How well an assumption is known: as its source says, chosen by the model, or by the request or the home's half hours. */
const KNOWN_BY = ['read', 'exact', 'given', 'derived', 'chosen', 'usual', 'request', 'measured'] as const;

/** An assumption as a sentence of the language, with its date and subject. */
const assumptionExtras = {
  key: v.string(),
  values: messageValues,
  by: v.picklist(KNOWN_BY),
  sourceKey: v.string(),
  /** What is said if its figure's period is over. */
  past: object({ key: v.string(), values: messageValues }),
  /** The date of the source. */
  date: v.string(),
  group: v.picklist(ASSUMPTION_GROUPS),
};

/** `text` and `value` are those of an API without keys, whose `source` is a sentence, too; otherwise it is a name. */
const assumptions = <More extends v.ObjectEntries>(more: More) =>
  v.nullish(v.array(object({ text: ownText, value: label, source: label, ...more })), () => []);

const heatingFuel = v.fallback(v.nullish(v.picklist(HEATING_FUELS), null), null);

const core = {
  request: object({
    address: v.nullish(object({ propertyType: label, propertyTypeId: figure }), {}),
    current: v.nullish(vehicle, null),
    compare: v.nullish(vehicle, null),
    milesDrivenWeekDays: figure,
    milesDrivenWeekEnds: figure,
    totalMiles: figure,
    solar: v.nullish(object({ numberOfPanels: figure, batterySize: figure }), null),
    /** `ashpSize` in kW (AMB-37). */
    ashp: v.nullish(object({ ashpSize: figure, heatingFuel }), null),
  }),
  costModel: v.nullish(object({ totalCost: figure }), null),
  calculatedResults: v.nullish(v.array(row), () => []),
  breakdown: v.nullish(breakdown, null),
};

/** The result after parsing. */
export const resultShape = object({
  ...core,
  assumptions: assumptions(tolerant(assumptionExtras)),
  ...tolerant(extras),
});

/** The stricter schema for the reference API: every extra must be valid. Made by a function, so that the bundle can leave it out. */
export const strictResultShape = /* @__PURE__ */ (() =>
  v.nullable(
    object({
      ...core,
      assumptions: assumptions(v.partial(object(assumptionExtras)).entries),
      ...v.partial(object(extras)).entries,
    }),
  ))();

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

/**
 * RES-SOL-01, RES-HP-01: by how much a year's bill falls or rises. The two bills shown differ by exactly this. Null if the saving is unknown. A saving of zero or less is a cost (AMB-22): `value`, pounds a year, is never negative.
 * @param before pounds a year today, if that is not a bill
 */
export function billSaving(result: Result, before = currentRow(result)?.annualCost) {
  const after = recommendedRow(result);
  const saving = after?.savings ?? null;
  if (saving === null) return null;
  const value = Math.abs(shownDifference(before, after?.annualCost, saving));
  return { kind: saving > 0 ? ('save' as const) : ('costMore' as const), value };
}

export type BillSaving = NonNullable<ReturnType<typeof billSaving>>;
