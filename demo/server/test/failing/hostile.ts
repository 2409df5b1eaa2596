// Creates responses in which one field differs from the documentation.

/** Values to replace any field. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  [],
  {},
  [[]],
  [null],
  [{}],
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '９９',
  'x'.repeat(20_000),
  '2026-99-99',
  '0000-00-00T00:00:00Z',
  { value: { value: 1 } },
  { __proto__: null, value: null },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse(`${'{"value":'.repeat(500)}1${'}'.repeat(500)}`),
];

/** The path of each field of a response. Lists are represented by their first item. */
export function pathsOf(json: unknown, before: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [];
  const fields = Array.isArray(json) ? Object.keys(json).slice(0, 1) : Object.keys(json);
  return fields.flatMap((name) => {
    const path = [...before, name];
    return [path, ...pathsOf(Reflect.get(json, name), path)];
  });
}

/** A copy with another value at a path, or without the field if no value is given. */
export function changedAt(json: unknown, [name = '', ...rest]: readonly string[], value?: unknown): unknown {
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = changedAt(copy[name], rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
