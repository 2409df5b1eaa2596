// `Object.keys`, `Object.values` and `Array.from` by built-ins that no page replaces. Prototype.js replaces these
// three: its versions include what a page added to every object, and ignore the function given to `Array.from`.

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
