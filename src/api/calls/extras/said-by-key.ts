import * as v from 'valibot';

/** What lets another language say a text of the server. */
export const saidByKey = {
  key: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};
