// Tests a schema with one complete sample: each field is read, and the sample is refused if a field is missing or has another
// type.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as v from 'valibot';

type Path = readonly string[];

interface Allowed {
  /** Paths that may be missing ('day.sold', 'tasks.0.note'), each with the value that is then used. */
  readonly mayLack?: Readonly<Record<string, unknown>>;
  /** Paths that accept a number as well as a text, or any value. */
  readonly takesMore?: readonly string[];
}

/** A value of another type: a number in place of a text, and a text in place of anything else. */
const ofAnotherKind = (value: unknown) => (typeof value === 'string' ? 7 : 'x');

function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  // All items of a list have the same schema, so the first one is enough.
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return entries.flatMap(([name, inner]) => [[name], ...pathsOf(inner).map((path) => [name, ...path])]);
}

const parentOf = (value: unknown, path: Path) =>
  path.slice(0, -1).reduce((parent, name) => (parent as never)[name], value) as Record<string, unknown>;

const at = (value: unknown, path: Path) => parentOf(value, path)[path.at(-1) ?? ''];

function changed(
  whole: unknown,
  path: Path,
  change: (parent: Record<string, unknown>, name: string) => void,
) {
  const copy = structuredClone(whole);
  change(parentOf(copy, path), path.at(-1) ?? '');
  return copy;
}

const isListEntry = (path: Path) => /^\d+$/.test(path.at(-1) ?? '');

/** Registers three tests. @param whole a value with every field that the schema knows */
export function holdShape(
  name: string,
  schema: v.GenericSchema,
  whole: unknown,
  { mayLack = {}, takesMore = [] }: Allowed = {},
): void {
  it(`${name} is read whole, field by field`, () => assert.deepEqual(v.parse(schema, whole), whole));

  it(`${name} is refused if a field has another type`, () => {
    for (const path of pathsOf(whole).filter((path) => !takesMore.includes(path.join('.')))) {
      const wrong = changed(whole, path, (parent, field) => {
        parent[field] = ofAnotherKind(parent[field]);
      });
      assert.ok(!v.is(schema, wrong), `takes a wrong ${path.join('.')}`);
    }
  });

  it(`${name} may lack optional fields, and no others`, () => {
    for (const path of pathsOf(whole).filter((path) => !isListEntry(path))) {
      const less = changed(whole, path, (parent, field) => delete parent[field]);
      const { success, output } = v.safeParse(schema, less);
      const title = path.join('.');
      assert.equal(success, title in mayLack, title);
      if (success) assert.deepEqual(at(output, path), mayLack[title], title);
    }
  });
}
