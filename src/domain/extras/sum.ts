import * as v from 'valibot';
import { label, type Read } from '../read.ts';

/** How well a term is known: by its meter, by its meter's half hours, said by the visitor, taken for granted, published, or worked out here. */
const TERM_TAGS = ['meter', 'measured', 'told', 'assumed', 'published', 'worked-out'] as const;
export type TermTag = (typeof TERM_TAGS)[number];

const term = v.object({
  label: v.string(),
  value: v.number(),
  unit: v.string(),
  /** Id of the sum behind this term, among the result's sums. */
  sum: label,
  tag: v.picklist(TERM_TAGS),
  source: label,
  /** ISO date, month or year: as far as it is known. */
  date: label,
  /** 'indicative' where the source could not be confirmed. */
  quality: label,
});
export type Term = Read<typeof term>;

/**
 * What a figure is made of. `subtract` and `divide` take the first term less, or by, the rest.
 * A term without its value makes the whole sum unreadable: it is then not opened.
 */
export const sum = v.object({
  value: v.number(),
  unit: v.string(),
  op: v.picklist(['add', 'subtract', 'multiply', 'divide']),
  terms: v.pipe(v.array(term), v.minLength(1)),
});
export type Sum = Read<typeof sum>;
