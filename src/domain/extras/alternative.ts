import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';

/** Another system for the same home: pounds, pounds a year, years. */
export const alternative = v.object({
  id: v.picklist(['panels-only', 'with-battery']),
  /** kWh usable; null if the server does not say. */
  battery: figure,
  cost: v.number(),
  savings: v.number(),
  breakeven: v.nullable(v.number()),
  /** Pounds: the savings of all years, from which new parts are paid, minus the cost; null if the server does not say. */
  left: figure,
  /** Null if no tariff was compared. */
  tariffName: label,
});
export type Alternative = Read<typeof alternative>;
