import * as v from 'valibot';

/** A text of the server that a language pack can say: by its key, with what fills the `{placeholders}` of its sentence. */
export const textByKey = {
  key: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};
