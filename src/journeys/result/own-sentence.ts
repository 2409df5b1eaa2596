import type { Assumption } from '../../domain/result.ts';
import type { Words } from '../../words/words.ts';

/** The language's sentence for a key from the server, otherwise the server's own text. @param part a suffix of the key: '.source' */
export function ownSentence(
  words: Words,
  { key, values }: { key?: Assumption['key'] | undefined; values?: Assumption['values'] | undefined },
  text: string,
  part = '',
): string {
  const sentence: string = `assumption.${key}${part}`;
  return key && words.has(sentence) ? words(sentence, values ?? {}) : text;
}
