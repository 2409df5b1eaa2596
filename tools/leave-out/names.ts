/** Names that are left out of a library for one reason, which README.md explains under the same title. */
export interface Group {
  readonly title: string;
  /** Functions that nothing calls: declared, or given to `object.name`. If one is called, it throws its name. */
  readonly functions?: readonly string[];
  /** Functions that are called, and always return this. */
  readonly answers?: Readonly<Record<string, string>>;
  /** A variable, `function.variable`, `object.property` or any object's `.property`, and its value. It never changes. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Values that a variable or property never has when it is compared; `function.variable` for one function alone. */
  readonly never?: Readonly<Record<string, readonly string[]>>;
}

/** The names in a text, separated by spaces or lines. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** The same as literals of text. */
export const quoted = (text: string): string[] => words(text).map((word) => `"${word}"`);

/** Gives each name in a text the same value. */
export const all = (value: string, text: string): Record<string, string> =>
  Object.fromEntries(words(text).map((name) => [name, value]));
