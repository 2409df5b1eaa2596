// What an answer becomes where one of its fields is not what the documentation has.

/** In the place of any field. */
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

/** Each field of an answer, down to those of its lists' first items, as a path. */
export function pathsOf(json: unknown, before: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [];
  const fields = Array.isArray(json) ? Object.keys(json).slice(0, 1) : Object.keys(json);
  return fields.flatMap((name) => {
    const path = [...before, name];
    return [path, ...pathsOf(Reflect.get(json, name), path)];
  });
}

/** The same with another value at a path; without the field where none is given. */
export function changedAt(json: unknown, [name = '', ...rest]: readonly string[], value?: unknown): unknown {
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = changedAt(copy[name], rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
