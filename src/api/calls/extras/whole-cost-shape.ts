import * as v from 'valibot';
import { figure, label } from '../shapes.ts';

const ends = v.object({ low: v.number(), high: v.number() });

export const wholeCostShape = v.object({
  price: ends,
  isTold: v.boolean(),
  grant: v.number(),
  boiler: v.number(),
  left: ends,
  service: v.number(),
  payback: v.object({ soonest: figure, latest: figure }),
  source: label,
  date: label,
});
