const DEEPEST = 3;

/** The names of an answer's fields, as paths; those of a list's items without their place in it. */
export function fieldsOf(json: unknown, before = '', depth = 0): readonly string[] {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return [];
  if (Array.isArray(json)) return json.flatMap((one) => fieldsOf(one, before, depth));
  return Object.entries(json).flatMap(([name, value]) => {
    // A code or a number as a name is data.
    if (/^[_\d]/.test(name)) return fieldsOf(value, before, depth + 1);
    const path = before ? `${before}.${name}` : name;
    return [path, ...fieldsOf(value, path, depth + 1)];
  });
}
