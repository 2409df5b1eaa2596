import * as v from 'valibot';
import { BILL_PARTS } from '../../../domain/extras/combined.ts';
import { figure, label } from '../shapes.ts';
import { clockShape } from './clock-shape.ts';
import { conditionShape } from './condition-shape.ts';
import { rangeShape } from './range-shape.ts';

const parts = v.array(v.object({ id: v.picklist(BILL_PARTS), value: v.number() }));

const tariff = v.object({
  tariffId: figure,
  supplierId: figure,
  supplierName: label,
  tariffName: label,
  ratesAsOf: label,
  ratesFrom: v.optional(label),
  indicative: v.optional(v.boolean(), false),
});

const electricity = v.object({
  householdConsumption: figure,
  evConsumption: figure,
  pumpConsumption: figure,
  solarGeneration: figure,
  exportedToGrid: figure,
  importFromGrid: figure,
});

export const combinedShape = v.object({
  assets: v.array(v.string()),
  tariff,
  today: parts,
  after: parts,
  savings: v.number(),
  separately: v.number(),
  overlap: v.number(),
  range: v.optional(v.nullable(rangeShape), null),
  shares: v.optional(v.array(v.object({ asset: v.string(), value: v.number(), alone: figure })), () => []),
  electricity: v.optional(v.nullable(electricity), null),
  totalCost: figure,
  conditions: v.optional(v.array(conditionShape), () => []),
  clock: v.optional(v.nullable(clockShape), null),
});
