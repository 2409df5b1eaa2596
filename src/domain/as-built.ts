// `Object.keys`, `Object.values` and `Array.from` by built-ins that no page replaces: Prototype.js has its own of these
// three, which give what a page added to every object, and forget what `Array.from` is to make of each.

export function keysOf<Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.entries(object).map(([key]) => key as Key);
}

export function valuesOf<Value>(object: Readonly<Record<string, Value>>): Value[] {
  return Object.entries(object).map(([, value]) => value);
}

/** What `make` gives for 0, 1, 2 and so on, `length` of them. */
export function countedBy<Made>(length: number, make: (index: number) => Made): Made[] {
  return [...new Array(length).keys()].map((index) => make(index));
}
