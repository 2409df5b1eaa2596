/** The names in a text, separated by spaces or lines. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Gives each name in a text the same value. */
export const all = (text: string, value: string): Record<string, string> =>
  Object.fromEntries(words(text).map((name) => [name, value]));
