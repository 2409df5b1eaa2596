// CALL-26, ENT-23…26: reads a quote's result and turns its wire shape into the domain's.
import * as v from 'valibot';
import type { HeatingFuel } from '../../domain/heating.ts';
import {
  ASSUMPTION_GROUPS,
  type CalculatedResult,
  type MonthlyBreakDown,
  type Result,
} from '../../domain/result.ts';
import { call } from '../call.ts';
import { extrasShapes } from './extras/extras-shapes.ts';
import { tolerant } from './extras/tolerant.ts';
import { assetParams, figure, label, vehicle } from './shapes.ts';

const month = v.object({ solarGeneration: v.number(), householdConsumption: v.number() });
const months = v.union([
  v.array(month),
  v.object({ solarGeneration: v.array(v.number()), householdConsumption: v.array(v.number()) }),
]);

const electricity = v.object({
  evConsumption: figure,
  householdConsumption: figure,
  solarGeneration: figure,
  solarUsedInHouse: figure,
  exportedToGrid: figure,
  importFromGrid: figure,
  batteryLoss: figure,
  monthlyBreakDowns: v.optional(v.nullable(months), null),
  yearlyBreakDowns: v.optional(
    v.nullable(v.array(v.object({ year: v.number(), savings: v.number() }))),
    null,
  ),
});

/** A figure beyond the specification: one that does not fit never costs the visitor the result. */
const extraFigure = v.optional(v.fallback(v.nullable(v.number()), null), null);

const row = v.object({
  isCurrent: v.boolean(),
  isRecommended: v.optional(v.boolean(), false),
  supplierId: figure,
  supplierName: label,
  tariffName: label,
  savings: figure,
  annualCost: figure,
  /** As most homes run a heat pump, which is `annualCost`; and once it is run by the tariff. */
  annualCostAsMostRun: extraFigure,
  annualCostIfShifted: extraFigure,
  co2Emission: figure,
  gridCo2Emission: figure,
  ratesAsOf: label,
  /** Of rates that are those of a period: its first day; `ratesAsOf` is its last. */
  ratesFrom: v.optional(label),
  indicative: v.optional(v.boolean(), false),
  electricity: v.optional(v.nullable(electricity), null),
  parts: v.optional(
    v.nullable(v.object({ panels: v.number(), battery: v.number(), tariff: v.number() })),
    null,
  ),
});

const breakdown = v.object({
  heatDemand: figure,
  pumpElectricity: figure,
  pumpCost: figure,
  efficiency: figure,
  oldFuelUse: figure,
  oldFuelCost: figure,
  costAtPriceCap: figure,
  savedByTariff: figure,
});

/** What lets another language say an assumption, and what dates and sorts it. */
const assumptionExtras = {
  key: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
  date: v.string(),
  group: v.picklist(ASSUMPTION_GROUPS),
};

const assumptions = <Extras extends v.ObjectEntries>(extras: Extras) =>
  v.optional(
    v.nullable(v.array(v.object({ text: v.string(), value: label, source: label, ...extras }))),
    null,
  );

const core = {
  request: v.object({
    address: v.optional(v.nullable(v.object({ propertyType: label, propertyTypeId: figure })), null),
    current: v.optional(v.nullable(vehicle), null),
    compare: v.optional(v.nullable(vehicle), null),
    milesDrivenWeekDays: figure,
    milesDrivenWeekEnds: figure,
    totalMiles: figure,
    solar: v.optional(v.nullable(v.object({ numberOfPanels: figure, batterySize: figure })), null),
    ashp: v.optional(v.nullable(v.object({ ashpSize: figure, heatingFuel: figure })), null),
  }),
  costModel: v.optional(v.nullable(v.object({ totalCost: figure })), null),
  calculatedResults: v.optional(v.nullable(v.array(row)), null),
  breakdown: v.optional(v.nullable(breakdown), null),
};

/** The result as it is read. Money pounds a year, energy kWh a year, CO2 tonnes a year. */
export const resultShape = v.object({
  ...core,
  assumptions: assumptions(tolerant(assumptionExtras)),
  ...tolerant(extrasShapes),
});

/** The same as the reference API is held to: every extra that it sends must fit. Made in one function, so that the bundle can leave it out. */
export const strictResultShape = /* @__PURE__ */ (() =>
  v.nullable(
    v.object({
      ...core,
      assumptions: assumptions(v.partial(v.object(assumptionExtras)).entries),
      ...v.partial(v.object(extrasShapes)).entries,
    }),
  ))();

export const quoteResult = call({
  method: 'GET',
  path: '/request/results/tou/esa/{quoteType}/result',
  says: "A quote's result: what was asked, and a row for today and for each tariff compared.",
  params: assetParams,
  query: v.object({
    quoteId: v.string(),
    /** Other quotes of the same home, `ashp:B,ev:C`: asks for `combined`. */
    also: v.optional(v.string()),
  }),
  answer: resultShape,
  sent: strictResultShape,
  nullable: true,
});

type WireResult = v.InferOutput<typeof resultShape>;
type WireRow = v.InferOutput<typeof row>;

function monthly(wire: v.InferOutput<typeof months> | null): readonly MonthlyBreakDown[] {
  if (wire === null || Array.isArray(wire)) return wire ?? [];
  return wire.solarGeneration.map((solarGeneration, index) => ({
    solarGeneration,
    householdConsumption: wire.householdConsumption[index] ?? 0,
  }));
}

function domainRow(wire: WireRow): CalculatedResult {
  const energy = wire.electricity ?? v.parse(electricity, {});
  return {
    ...wire,
    electricity: {
      ...energy,
      monthlyBreakDowns: monthly(energy.monthlyBreakDowns),
      yearlyBreakDowns: energy.yearlyBreakDowns ?? [],
    },
  };
}

/** The result in the domain's words; null where there is none to show (RES-05). */
export function toResult(wire: WireResult | null): Result | null {
  if (!wire?.calculatedResults?.length) return null;
  const { request, costModel, ...rest } = wire;
  return {
    ...rest,
    request: {
      ...request,
      address: request.address ?? { propertyType: null, propertyTypeId: null },
      ashp: request.ashp && { ...request.ashp, heatingFuel: heatingFuel(request.ashp.heatingFuel) },
    },
    totalCost: costModel?.totalCost ?? null,
    calculatedResults: wire.calculatedResults.map(domainRow),
    assumptions: wire.assumptions ?? [],
  };
}

function heatingFuel(id: number | null): HeatingFuel | null {
  return id === 1 || id === 2 || id === 3 ? id : null;
}
