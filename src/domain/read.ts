// The API's data are described once, by valibot schemas: the calls parse with them, types follow from them, the server sends by them.
import * as v from 'valibot';

/** The result of parsing with a schema; read-only. */
export type Read<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

/** The input that a schema accepts. */
export type Sent<Schema extends v.GenericSchema> = Frozen<v.InferInput<Schema>>;

export type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** A number or a text that may be missing, and is then null. */
export const figure = v.nullish(v.number(), null);
export const label = v.nullish(v.string(), null);
