// For pages whose scripts gave built-in objects a `toJSON` (Prototype.js, old MooTools).

/** Dates alone are born with one. */
const WITHOUT = [Array, String, Number, Boolean, Object].map((type) => type.prototype as object);

/** `JSON.stringify` as the standard has it; the page's own additions are back before anyone can look. */
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
