// A postcode or a plate as it is read from what is typed or pasted.

/** Shorter ones are words of a sentence, too: 'A1'. */
const LEAST = 5;

/** A letter that the code can't have is kept, so that it is refused: without it, it might be another place or car. */
const BETWEEN = () => /[^\p{L}\p{M}\p{N}]+/u;

/** As it is typed beside Chinese or Japanese: 'ＢＳ１'. */
const narrow = (typed: string) =>
  typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Its words, in capitals; of 'ß' no capitals are made, since those are other letters. */
const wordsIn = (typed: string) =>
  narrow(typed)
    .replace(/[a-z]+/g, (small) => small.toUpperCase())
    .split(BETWEEN())
    .filter(Boolean);

/** How many letters, digits and marks it has. */
export const lettersIn = (typed: string) => wordsIn(typed).join('').length;

/**
 * The one whole code in a longer text; no spaces, dashes or invisible marks else, capitals, and so many letters at most.
 * Where two are in it, all its words come back, with a space between them: neither is taken.
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
