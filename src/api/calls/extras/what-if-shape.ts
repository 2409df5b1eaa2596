import * as v from 'valibot';
import { figure } from '../shapes.ts';

const rated = v.array(v.object({ kWh: v.number(), rate: v.number() }));
const none = () => [];

const car = v.object({
  milesPerKwh: v.number(),
  low: v.number(),
  high: v.number(),
  windowKwhPerDay: v.nullable(v.number()),
  most: v.number(),
  tax: v.optional(v.number()),
});

const fuel = v.object({
  perMile: figure,
  use: figure,
  unit: v.picklist(['l', 'kWh']),
  pence: v.number(),
  standing: v.number(),
});

const flow = v.object({
  standing: v.number(),
  import: rated,
  pump: v.optional(rated, none),
  export: v.optional(rated, none),
  car: v.optional(v.nullable(car), null),
  fuel: v.optional(v.nullable(fuel), null),
});

const lifetime = v.object({
  years: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  panels: v.number(),
  rest: v.number(),
  panelLoss: v.number(),
  restFade: v.number(),
  restFloor: v.number(),
  inflation: v.number(),
  replacements: v.array(v.object({ year: v.number(), cost: v.number(), what: v.string() })),
  upkeep: v.optional(v.number()),
});

export const whatIfShape = v.object({
  before: flow,
  after: flow,
  efficiency: figure,
  lifetime: v.optional(v.nullable(lifetime), null),
  cost: figure,
  credit: v.optional(v.number()),
});
