// What the API says is described by a schema of valibot, once: parsed by the calls, typed here, sent by the server.
import * as v from 'valibot';

/** What a schema reads. Nothing of it is changed once it is read. */
export type Read<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

/** What is sent to be read by it. */
export type Sent<Schema extends v.GenericSchema> = Frozen<v.InferInput<Schema>>;

export type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** A number or a text that may be missing: null then. */
export const figure = v.nullish(v.number(), null);
export const label = v.nullish(v.string(), null);
