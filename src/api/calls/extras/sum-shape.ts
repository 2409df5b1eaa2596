import * as v from 'valibot';
import { TERM_TAGS } from '../../../domain/extras/sum.ts';
import { label } from '../shapes.ts';

const term = v.object({
  label: v.string(),
  value: v.number(),
  unit: v.string(),
  sum: label,
  tag: v.picklist(TERM_TAGS),
  source: label,
  date: label,
  quality: label,
});

/** A term without its value makes the whole sum unreadable: it is then not opened. */
export const sumShape = v.object({
  value: v.number(),
  unit: v.string(),
  op: v.picklist(['add', 'subtract', 'multiply', 'divide']),
  terms: v.pipe(v.array(term), v.minLength(1)),
});
