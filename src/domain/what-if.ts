// The data that the What if panel calculates with. Pounds, pence a kWh, kWh a year.
import * as v from 'valibot';
import { figure, object, type Read } from './schema.ts';

/** kWh a year at pence a kWh. */
const rated = object({ kWh: v.number(), rate: v.number() });
export type Rated = Read<typeof rated>;

const rates = v.array(rated);
const none = () => [];

/** Charging at home: `milesPerKwh` at the wall; `low` and `high` p/kWh inside and outside the cheap window. */
const car = object({
  milesPerKwh: v.number(),
  low: v.number(),
  high: v.number(),
  /** kWh a day that fit into the cheap window; null if any time is cheap. */
  windowKwhPerDay: v.nullable(v.number()),
  /** The largest share that is charged in the window. */
  most: v.number(),
  /** Car tax in pence a mile; absent for a vehicle that never pays it. */
  tax: v.optional(v.number()),
});
export type CarFlow = Read<typeof car>;

/** A fuel burnt: `perMile` of a car or `use` of a boiler, in `unit`; `pence` a unit; `standing` pounds a year. */
const fuel = object({
  perMile: figure,
  use: figure,
  unit: v.picklist(['l', 'kWh']),
  pence: v.number(),
  standing: v.number(),
});
export type FuelFlow = Read<typeof fuel>;

/** One side of the comparison: a year's costs. `standing` pounds a year. */
const flow = object({
  standing: v.number(),
  import: rates,
  /** The heat pump's electricity, which depends on its efficiency. */
  pump: v.optional(rates, none),
  export: v.optional(rates, none),
  car: v.nullish(car, null),
  fuel: v.nullish(fuel, null),
});
export type Flow = Read<typeof flow>;

/** How a yearly saving changes over the system's life: shares a year, and pounds of the first year. */
const lifetime = object({
  years: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  panels: v.number(),
  rest: v.number(),
  panelLoss: v.number(),
  restFade: v.number(),
  restFloor: v.number(),
  inflation: v.number(),
  replacements: v.array(object({ year: v.number(), cost: v.number(), what: v.string() })),
  /** Pounds a year of extra servicing in today's money; they grow with prices. */
  upkeep: v.optional(v.number()),
});
export type Lifetime = Read<typeof lifetime>;
export type Replacement = Lifetime['replacements'][number];

export const whatIf = object({
  before: flow,
  after: flow,
  /** Heat for each unit of electricity, as in the quote. */
  efficiency: figure,
  lifetime: v.nullish(lifetime, null),
  /** The price of the system in pounds; null if it is not quoted. */
  cost: figure,
  /** Pounds taken off any price: a grant that may apply, and a boiler that need not be bought. */
  credit: v.optional(v.number()),
});
export type WhatIf = Read<typeof whatIf>;
