// The API's data are described once, by valibot schemas: the calls parse with them, types follow from them, the server sends by them.
import * as v from 'valibot';

/**
 * Schemas of objects. valibot goes through their fields by `for…in`, so these inherit nothing: a page may have added to
 * `Object.prototype`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ __proto__: null, ...entries } as unknown as Entries);
}

/** The same, with whatever else an object has. */
/* @__NO_SIDE_EFFECTS__ */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject({ __proto__: null, ...entries } as unknown as Entries);
}

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

const named = object({ key: v.string() });
export const message = object({
  key: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number(), named]))),
});
/** ISO dates, both included; `to` is null if no end is known. */
const period = object({ from: v.string(), to: v.nullable(v.string()) });

/** The values of a sentence's `{placeholders}`: names, numbers, and other sentences, or lists of them. */
export const messageValues = v.record(
  v.string(),
  v.union([v.string(), v.number(), message, period, v.array(message)]),
);
export type MessageValues = Read<typeof messageValues>;

/** A sentence of the widget's language, by its key. */
export type Message = Read<typeof message>;

/** A sentence of the widget's language: its key, and its values. An API without keys sends its own text, which is shown as it is. */
export const textByKey = {
  key: v.optional(v.string()),
  values: v.optional(messageValues),
  /** The sentence that is its source. */
  sourceKey: v.optional(v.string()),
};

/** A text of an API without keys. */
export const ownText = v.optional(v.string());
