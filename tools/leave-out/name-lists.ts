/** Names in one text, with spaces and lines between them. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Each of such names with the same value. */
export const all = (text: string, value: string): Record<string, string> =>
  Object.fromEntries(words(text).map((name) => [name, value]));
