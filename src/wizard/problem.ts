// Data from which the sentence for an invalid input is made.

export interface Problem {
  /** The dot path of the entered value: `address`, `vehicleUsage.weekday`. */
  readonly field: string;
  /** The key of the sentence. */
  readonly key: string;
  /** The values of the sentence's placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

/** A problem code, for use as a schema's message: the key and its values in one string. */
export function says(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size ? `${key}?${query}` : key;
}

/** The reverse of `says`. */
export function readProblem(field: string, code: string): Problem {
  const [key = '', query = ''] = code.split('?', 2);
  return { field, key, values: Object.fromEntries(new URLSearchParams(query)) };
}
