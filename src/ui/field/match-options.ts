// Finds the options that match the typed text, their order, and which letters of them to mark.

/** A part of an option's text; `hit` if it matches the typed text. */
interface TextPart {
  text: string;
  hit: boolean;
}

const words = (query: string) => query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The options that contain every word of the query. Options come first if each word of the query begins one of their words ('4'
 * finds 'Flat 4' before '14 High Street'). Otherwise the order stays. An empty query keeps all.
 */
export function matchOptions<T extends { text: string }>(options: readonly T[], query: string): readonly T[] {
  const typed = words(query);
  if (typed.length === 0) return options;
  const first: T[] = [];
  const rest: T[] = [];
  for (const option of options) {
    const text = option.text.toLowerCase();
    if (!typed.every((word) => text.includes(word))) continue;
    const own = words(text);
    (typed.every((word) => own.some((one) => one.startsWith(word))) ? first : rest).push(option);
  }
  return [...first, ...rest];
}

/** The text split at matches of the typed words, at the beginning of a word if possible. */
export function markParts(text: string, query: string): readonly TextPart[] {
  const hits = words(query).map((word) => spot(text.toLowerCase(), word));
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of hits.filter(([start]) => start >= 0).sort((a, b) => a[0] - b[0])) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

function spot(text: string, word: string): readonly [start: number, end: number] {
  const begin = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(text)?.index;
  const start = begin ?? text.indexOf(word);
  return [start, start + word.length];
}
