// Knows how JSON is read: a number too large for one (`1e999`) is no figure, where JavaScript would have it infinite.

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (value === Infinity || value === -Infinity ? null : value));
  } catch {
    return undefined;
  }
}
