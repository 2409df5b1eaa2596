// JSON on any page: from pages that add `toJSON` to built-in objects, and from servers that send numbers without end.

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

/** A larger number counts as no figure, since sums of such numbers become infinite. */
function isTooLarge(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}

// For pages whose scripts add `toJSON` to built-in objects (Prototype.js, old MooTools).

/** By the standard, only dates have one. */
const WITHOUT = [Array, String, Number, Boolean, Object].map((type) => type.prototype as object);

/** `JSON.stringify` without the page's additions, which are restored before any other script can run. */
export function stringifyJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  const hidden = WITHOUT.map((proto) => ({ proto, added: Object.getOwnPropertyDescriptor(proto, 'toJSON') }));
  for (const { proto, added } of hidden) if (added?.configurable) Reflect.deleteProperty(proto, 'toJSON');
  try {
    return JSON.stringify(value, replacer);
  } finally {
    for (const { proto, added } of hidden) {
      if (added?.configurable) Object.defineProperty(proto, 'toJSON', added);
    }
  }
}
