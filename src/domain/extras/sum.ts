import * as v from 'valibot';
import { label, type Read } from '../read.ts';

/** How well a term is known: measured by a meter or by half hours, stated by the visitor, assumed, published, or calculated here. */
const TERM_TAGS = ['meter', 'measured', 'told', 'assumed', 'published', 'worked-out'] as const;
export type TermTag = (typeof TERM_TAGS)[number];

const term = v.object({
  label: v.string(),
  value: v.number(),
  unit: v.string(),
  /** The id of the sum that explains this term, among the result's sums. */
  sum: label,
  tag: v.picklist(TERM_TAGS),
  source: label,
  /** An ISO date, month or year, as precise as it is known. */
  date: label,
  /** 'indicative' if the source could not be confirmed. */
  quality: label,
});
export type Term = Read<typeof term>;

/**
 * The calculation of a figure. `subtract` and `divide` subtract the rest from the first term, or divide it by them.
 * If a term has no value, the whole sum can't be followed, so it is not offered.
 */
export const sum = v.object({
  value: v.number(),
  unit: v.string(),
  op: v.picklist(['add', 'subtract', 'multiply', 'divide']),
  terms: v.pipe(v.array(term), v.minLength(1)),
});
export type Sum = Read<typeof sum>;
