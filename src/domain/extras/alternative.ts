import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';

/** Another system for the same home: pounds, pounds a year, years. */
export const alternative = v.object({
  id: v.picklist(['panels-only', 'with-battery']),
  /** kWh usable; null where the server does not say. */
  battery: figure,
  cost: v.number(),
  savings: v.number(),
  breakeven: v.nullable(v.number()),
  /** Pounds of the savings of all years, once all is paid; null where the server does not say. */
  left: figure,
  /** Null where no tariff was compared. */
  tariffName: label,
});
export type Alternative = Read<typeof alternative>;
