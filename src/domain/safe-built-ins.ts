// Built-ins that pages are known to replace, by others that no page replaces.

// Prototype.js replaces `Object.keys`, `Object.values` and `Array.from`: its versions include what a page added to every
// object, and ignore the function given to `Array.from`.

export function keysOf<Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.entries(object).map(([key]) => key as Key);
}

export function valuesOf<Value>(object: Readonly<Record<string, Value>>): Value[] {
  return Object.entries(object).map(([, value]) => value);
}

/** The results of `make` for 0, 1, 2 and so on, `length` of them. */
export function countedBy<Made>(length: number, make: (index: number) => Made): Made[] {
  return [...new Array(length).keys()].map((index) => make(index));
}

// ISO 8601 dates, also on pages whose libraries replace `toISOString`.

/** `2026-07-01T09:05:00Z`, in UTC, to the second. */
export function isoTime(at: Date): string {
  const parts = [
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ];
  const [month, day, ...clock] = parts.map((part) => String(part).padStart(2, '0'));
  return `${at.getUTCFullYear()}-${month}-${day}T${clock.join(':')}Z`;
}

/** `2026-07-01`: the day, in UTC. */
export const isoDay = (at: Date): string => isoTime(at).slice(0, 10);
