import * as v from 'valibot';

/** A text of the server that a language can replace: its key, and the values of the sentence's `{placeholders}`. */
export const textByKey = {
  key: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};
