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
