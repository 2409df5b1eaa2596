import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';

const ends = v.object({ low: v.number(), high: v.number() });

/**
 * Years at the middle price and the quoted saving; null where it takes longer than is looked at. `usual`: where a boiler is due,
 * so that its price comes off; `notDue`: where it is not. Absent where no boiler is replaced.
 */
export const likelyYears = {
  usual: v.optional(v.nullable(v.number())),
  notDue: v.optional(v.nullable(v.number())),
};

/** What a heat pump takes to pay for. Pounds; both ends are alike where a price was told. */
export const wholeCost = v.object({
  price: ends,
  /** By the visitor, of an installer. */
  isTold: v.boolean(),
  /** That may apply to this home. */
  grant: v.number(),
  /** That need not be bought where today's is due. */
  boiler: v.number(),
  /** Once both are off the price. */
  left: ends,
  /** What its yearly service costs over today's. */
  service: v.number(),
  /** The ends: the lowest price, the highest saving and a boiler that is due; the highest, the lowest and one that is not. */
  payback: v.object({ soonest: figure, ...likelyYears, latest: figure }),
  /** Of the price; null where it was told. */
  source: label,
  date: label,
});
export type WholeCost = Read<typeof wholeCost>;
