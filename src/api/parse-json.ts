// A number larger than anything counted here is read as no figure, since sums of such numbers become infinite.

/** Characters: far more than any honest answer has. To read a longer one would hold the page up. */
const LONGEST = 6_000_000;

/** Undefined where the text is no JSON, or too long to be an answer. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isTooLarge(value) ? null : withoutTooLarge(value);
  } catch {
    return undefined;
  }
}

/** Walked by ourselves: a reviver would take ten times as long. */
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
