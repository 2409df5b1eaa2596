// Damages a valid JSON text: a part is removed, replaced, repeated or extended, or the text itself is cut or changed.
import fc from 'fast-check';

type Path = readonly (string | number)[];

/**
 * Values that a server or an earlier visit may have put anywhere. They are JSON texts, since JavaScript cannot express `1e999`
 * and `__proto__` as values.
 */
const instead = fc.oneof(
  fc.json(),
  fc.constantFrom('null', '""', '-1', '1e999', '-1e999', '0.1', '[]', '{}', '[null]', 'true'),
  fc.constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'),
  fc.nat(2000).map((length) => JSON.stringify('x'.repeat(length * 50))),
  fc.nat(200).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

/** A text that is close to the JSON of `value`. */
export function spoiltJson(value: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(value) ?? '';
  const paths = pathsIn(value);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...paths), instead)
        .map(([path, json]) => replaced(value, path, json)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...paths).map((path) => replaced(value, path, null)) },
    fc
      .tuple(fc.nat(text.length), fc.string({ maxLength: 3 }))
      .map(([at, more]) => text.slice(0, at) + more + text.slice(at + more.length)),
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc.json(),
    fc.string(),
  );
}

/** The path of every part of a value, including itself. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

const MARK = 'the place that is replaced';

/** @param json null removes the part */
function replaced(value: unknown, path: Path, json: string | null): string {
  const marked = withMark(value, path, json === null ? undefined : MARK);
  const text = JSON.stringify(marked) ?? '';
  return json === null ? text : text.replace(`"${MARK}"`, () => json);
}

function withMark(value: unknown, [key, ...rest]: Path, mark: string | undefined): unknown {
  if (key === undefined) return mark;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withMark(copy[key], rest, mark);
  return copy;
}
