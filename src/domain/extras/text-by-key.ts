import * as v from 'valibot';
import type { Read } from '../read.ts';

/** A text of the server that a language pack can say: by its key, with what fills the `{placeholders}` of its sentence. */
export const textByKey = {
  key: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};
export type TextByKey = Read<v.ObjectSchema<typeof textByKey, undefined>>;
