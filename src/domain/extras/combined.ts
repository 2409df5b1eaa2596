import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';
import { clock } from './clock.ts';
import { condition } from './condition.ts';
import { range } from './range.ts';
import { sum } from './sum.ts';
import { likelyYears } from './whole-cost.ts';

export const BILL_PARTS = ['electricity', 'heating', 'car-fuel', 'car-tax', 'export', 'standing'] as const;

/** Pounds a year; `export` is negative. */
const part = v.object({ id: v.picklist(BILL_PARTS), value: v.number() });
export type BillPart = Read<typeof part>;

const parts = v.array(part);

/** kWh a year. */
const electricity = v.object({
  householdConsumption: figure,
  evConsumption: figure,
  pumpConsumption: figure,
  solarGeneration: figure,
  exportedToGrid: figure,
  importFromGrid: figure,
});
export type CombinedElectricity = Read<typeof electricity>;

/** `alone`: the saving in its own result; null if not sent. */
const share = v.object({ asset: v.string(), value: v.number(), alone: figure });

/** One home with all quoted assets, calculated together on one tariff. Pounds and kWh a year. */
export const combined = v.object({
  assets: v.array(v.string()),
  tariff: v.object({
    tariffId: figure,
    supplierId: figure,
    supplierName: label,
    tariffName: label,
    ratesAsOf: label,
    ratesFrom: label,
    indicative: v.optional(v.boolean(), false),
  }),
  today: parts,
  after: parts,
  savings: v.number(),
  /** The total of the single results' savings. */
  separately: v.number(),
  /** `savings` less `separately`. */
  overlap: v.number(),
  range: v.nullish(range, null),
  /** What each technology adds to the others, pounds a year: they add up to `savings`. */
  shares: v.optional(v.array(share), () => []),
  electricity: v.nullish(electricity, null),
  /** The total price of the quotes that have one; null if none has. */
  totalCost: figure,
  /** The payback of everything that has a price; null if nothing has one. */
  payback: v.nullish(v.object(likelyYears), null),
  /** By the `data-figure` that each explains. */
  sums: v.nullish(v.record(v.string(), sum), null),
  conditions: v.optional(v.array(condition), () => []),
  clock: v.nullish(clock, null),
});
export type Combined = Read<typeof combined>;
