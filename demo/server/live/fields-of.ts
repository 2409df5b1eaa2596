const DEEPEST = 3;

/** Returns the paths of an answer's fields, without the indexes of lists. */
export function fieldsOf(json: unknown, before = '', depth = 0): readonly string[] {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return [];
  if (Array.isArray(json)) return json.flatMap((one) => fieldsOf(one, before, depth));
  return Object.entries(json).flatMap(([name, value]) => {
    // A name such as a code or a number is data, for example a grid region.
    if (/^[_\d]/.test(name)) return fieldsOf(value, before, depth + 1);
    const path = before ? `${before}.${name}` : name;
    return [path, ...fieldsOf(value, path, depth + 1)];
  });
}
