// Holds a schema by one whole sample: it is read field by field, and refused with any field missing or of another kind.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as v from 'valibot';

type Path = readonly string[];

interface Allowed {
  /** Paths that may be missing ('day.sold', 'tasks.0.note'), each with what is then read. */
  readonly mayLack?: Readonly<Record<string, unknown>>;
  /** Paths that take a number as well as a text, or anything at all. */
  readonly takesMore?: readonly string[];
}

/** Another kind of value: a text for what is none, a number for a text. */
const ofAnotherKind = (value: unknown) => (typeof value === 'string' ? 7 : 'x');

function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  // What holds of the first entry of a list holds of the others.
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

/** Three tests. @param whole a value with every field that the schema knows */
export function holdShape(
  name: string,
  schema: v.GenericSchema,
  whole: unknown,
  { mayLack = {}, takesMore = [] }: Allowed = {},
): void {
  it(`${name} is read whole, field by field`, () => assert.deepEqual(v.parse(schema, whole), whole));

  it(`${name} is refused where a field is of another kind`, () => {
    for (const path of pathsOf(whole).filter((path) => !takesMore.includes(path.join('.')))) {
      const wrong = changed(whole, path, (parent, field) => {
        parent[field] = ofAnotherKind(parent[field]);
      });
      assert.ok(!v.is(schema, wrong), `takes a wrong ${path.join('.')}`);
    }
  });

  it(`${name} may lack what is not always known, and nothing else`, () => {
    for (const path of pathsOf(whole).filter((path) => !isListEntry(path))) {
      const less = changed(whole, path, (parent, field) => delete parent[field]);
      const { success, output } = v.safeParse(schema, less);
      const title = path.join('.');
      assert.equal(success, title in mayLack, title);
      if (success) assert.deepEqual(at(output, path), mayLack[title], title);
    }
  });
}
