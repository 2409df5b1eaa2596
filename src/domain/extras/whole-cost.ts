import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';

const ends = v.object({ low: v.number(), high: v.number() });

/**
 * Years at the middle price and the quoted saving; null if longer than the years calculated. `usual`: the boiler is due,
 * so its price is deducted; `notDue`: it is not. `notDue` is absent if no boiler is replaced.
 */
export const likelyYears = {
  usual: v.optional(v.nullable(v.number())),
  notDue: v.optional(v.nullable(v.number())),
};

/** The cost of a heat pump. Pounds; both ends are equal if the visitor gave a price. */
export const wholeCost = v.object({
  price: ends,
  /** The price that an installer gave the visitor. */
  isTold: v.boolean(),
  /** A grant that may apply to this home. */
  grant: v.number(),
  /** The price of a new boiler, if today's is due. */
  boiler: v.number(),
  /** The price minus both. */
  left: ends,
  /** The extra cost of its yearly service. */
  service: v.number(),
  /** The two ends: lowest price, highest saving and a boiler that is due; highest price, lowest saving and one that is not. */
  payback: v.object({ soonest: figure, ...likelyYears, latest: figure }),
  /** The source of the price; null if the visitor gave it. */
  source: label,
  date: label,
});
export type WholeCost = Read<typeof wholeCost>;
