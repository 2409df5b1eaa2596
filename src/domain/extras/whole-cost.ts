import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';

const ends = v.object({ low: v.number(), high: v.number() });

/** What a heat pump takes to pay for. Pounds; both ends are alike where a price was told. */
export const wholeCost = v.object({
  price: ends,
  /** By the visitor, of an installer. */
  isTold: v.boolean(),
  /** That may apply to this home. */
  grant: v.number(),
  /** That need not be bought. */
  boiler: v.number(),
  /** Once both are off the price. */
  left: ends,
  /** What its yearly service costs over today's. */
  service: v.number(),
  /** Years; null where it takes longer than is looked at. `usual`: at the middle price and the quoted saving. */
  payback: v.object({ soonest: figure, usual: v.optional(v.nullable(v.number())), latest: figure }),
  /** Of the price; null where it was told. */
  source: label,
  date: label,
});
export type WholeCost = Read<typeof wholeCost>;
