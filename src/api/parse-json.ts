// Knows how JSON is read: a number beyond all that is counted here is no figure, since sums of such become infinite.

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER ? null : value,
    );
  } catch {
    return undefined;
  }
}
