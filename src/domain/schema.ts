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

const tolerated = <Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.nullish(shape, null), null);

type Tolerant<Shapes extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Shapes]: ReturnType<typeof tolerated<Shapes[Name]>>;
};

/** The same entries, each null if it is missing or invalid: a malformed extra never makes the result fail. */
export function tolerant<const Shapes extends Readonly<Record<string, v.GenericSchema>>>(
  shapes: Shapes,
): Tolerant<Shapes> {
  const entries = Object.entries(shapes).map(([name, shape]) => [name, tolerated(shape)]);
  return Object.fromEntries(entries) as Tolerant<Shapes>;
}

/** A text of the server that a language can replace: its key, and the values of the sentence's `{placeholders}`. */
export const textByKey = {
  key: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};
