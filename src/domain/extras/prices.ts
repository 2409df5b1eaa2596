import * as v from 'valibot';

/** The prices that a result depends on. ISO dates: the period of the price cap. `pence` for each `unit`. */
export const prices = v.object({
  capFrom: v.string(),
  capTo: v.string(),
  fuels: v.array(v.object({ fuel: v.string(), pence: v.number(), unit: v.string(), date: v.string() })),
});
