import type { Assumption } from '../../domain/result.ts';
import type { Words } from '../../words/words.ts';

/** What the pack has for a key of the server, else the text that the server sent. @param part of it: '.source' */
export function ownSentence(
  words: Words,
  { key, values }: { key?: Assumption['key'] | undefined; values?: Assumption['values'] | undefined },
  text: string,
  part = '',
): string {
  const sentence: string = `assumption.${key}${part}`;
  return key && words.has(sentence) ? words(sentence, values ?? {}) : text;
}
