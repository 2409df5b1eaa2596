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
 * Two of them come back both, with a space between them, so that neither is taken for the other.
 */
export function readCode(typed: string, max: number, isCode: (text: string) => boolean): string {
  const words = wordsIn(typed);
  const all = words.join('');
  const first = all.slice(0, max);
  if (all.length <= max) return first;
  let letters = 0;
  const isLater = (word: string) => {
    letters += word.length;
    return letters - word.length >= max;
  };
  const found = codesIn(isCode(first) ? [first, ...words.filter(isLater)] : words, isCode);
  return found.join(' ') || first;
}

/** In a word or two; a longer one has a shorter one's words for itself. */
function codesIn(words: readonly string[], isCode: (text: string) => boolean): readonly string[] {
  const found = words
    .flatMap((word, at) => [
      { code: word, from: at, to: at },
      { code: word + (words[at + 1] ?? ''), from: at, to: at + 1 },
    ])
    .filter(({ code }) => code.length >= LEAST && isCode(code));
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) => other.code.length > one.code.length && other.from <= one.to && other.to >= one.from,
      ),
  );
  return [...new Set(whole.map(({ code }) => code))];
}
