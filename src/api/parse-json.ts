// A larger number than this counts as no figure, since sums of such numbers become infinite.

/** In characters: far longer than any real answer. Parsing a longer text would block the page. */
const LONGEST = 6_000_000;

/** Undefined if the text is not JSON, or too long. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isTooLarge(value) ? null : withoutTooLarge(value);
  } catch {
    return undefined;
  }
}

/** We walk the value ourselves, since a reviver takes ten times as long. */
function withoutTooLarge(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, part] of Object.entries(value)) {
    if (isTooLarge(part)) (value as Record<string, unknown>)[key] = null;
    else withoutTooLarge(part);
  }
  return value;
}

function isTooLarge(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}
