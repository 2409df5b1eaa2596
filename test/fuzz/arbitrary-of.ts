// Generates values from a schema, so that a new call is tested without a change here.
import fc from 'fast-check';
import { type GenericSchema, safeParse } from 'valibot';

/** The properties of valibot's schemas that are used here. */
interface Described {
  readonly type: string;
  readonly pipe?: readonly Described[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly key?: Described;
  readonly value?: Described;
  readonly wrapped?: Described;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const text = fc.oneof(fc.string(), fc.constantFrom('', 'BS1 9AA', '1', '__proto__'));
/** A larger number does not count as a figure (src/api/json.ts). */
const LARGEST = Number.MAX_SAFE_INTEGER;
const number = fc.oneof(fc.integer(), fc.nat(20), fc.double({ noNaN: true, min: -LARGEST, max: LARGEST }));

/** Generates input that the schema accepts. Throws for a kind of schema that is not supported yet. */
export function arbitraryOf(schema: GenericSchema): fc.Arbitrary<unknown> {
  return made(schema as unknown as Described).filter((value) => safeParse(schema, value).success);
}

function made(schema: Described): fc.Arbitrary<unknown> {
  if (schema.pipe) return made(schema.pipe[0]!);
  const make = KINDS[schema.type];
  if (!make) throw new Error(`No values are known of a schema of the type ${schema.type}.`);
  return make(schema);
}

function orNull({ wrapped }: Described) {
  return fc.oneof({ weight: 3, arbitrary: made(wrapped!) }, fc.constant(null));
}

const KINDS: Readonly<Record<string, (schema: Described) => fc.Arbitrary<unknown>>> = {
  string: () => text,
  number: () => number,
  boolean: () => fc.boolean(),
  unknown: () => fc.jsonValue(),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  nullable: orNull,
  nullish: orNull,
  optional: ({ wrapped }) => made(wrapped!),
  array: ({ item }) => fc.array(made(item!), { maxLength: 3 }),
  record: ({ key, value }) => fc.dictionary(made(key!) as fc.Arbitrary<string>, made(value!), { maxKeys: 3 }),
  union: ({ options = [] }) => fc.oneof(...options.map((option) => made(option as Described))),
  object: ({ entries = {} }) => record(entries),
  loose_object: ({ entries = {} }) =>
    fc
      .tuple(fc.dictionary(text, fc.jsonValue(), { maxKeys: 2 }), record(entries))
      .map(([more, known]) => ({ ...more, ...known })),
};

const MAY_LACK: readonly string[] = ['optional', 'nullish'];

function record(entries: Readonly<Record<string, Described>>): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, made(value)]));
  const requiredKeys = Object.keys(entries).filter((key) => !MAY_LACK.includes(entries[key]!.type));
  return fc.record(shape, { requiredKeys });
}
