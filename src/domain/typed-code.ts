// Reads a postcode or a plate from typed or pasted text.

/** Shorter ones may be words of a sentence: 'A1'. */
const LEAST = 5;

/** A letter that the code can't contain is kept, so that the code is refused; without it, the code might be another place or car. */
const BETWEEN = () => /[^\p{L}\p{M}\p{N}]+/u;

/** Full-width letters, as typed in Chinese or Japanese: 'ＢＳ１'. */
const narrow = (typed: string) =>
  typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Its words, in capitals; 'ß' stays, since its capitals are other letters. */
const wordsIn = (typed: string) =>
  narrow(typed)
    .replace(/[a-z]+/g, (small) => small.toUpperCase())
    .split(BETWEEN())
    .filter(Boolean);

/** The number of letters, digits and marks. */
export const lettersIn = (typed: string) => wordsIn(typed).join('').length;

/**
 * The one complete code in a longer text; otherwise the text without spaces, dashes and invisible marks, in capitals and cut to this length.
 * If the text holds two codes, returns all its words with a space between them, so that neither is taken.
 */
export function readCode(typed: string, max: number, isCode: (text: string) => boolean): string {
  const words = wordsIn(typed);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let end = at + max; end > at; end -= 1) {
      const code = words.slice(at, end).join('');
      if (code.length >= LEAST && isCode(code)) {
        found.add(code);
        at = end - 1;
      }
    }
  }
  const [code = words.join('').slice(0, max)] = found;
  return found.size > 1 ? words.join(' ') : code;
}
