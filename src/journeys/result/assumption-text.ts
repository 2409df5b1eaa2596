import type { Assumption } from '../../domain/result.ts';
import type { Words } from '../../words/words.ts';
import { ownSentence } from './own-sentence.ts';

type ShownAssumption = Pick<Assumption, 'text' | 'value'>;

/** The language's sentence for the assumption's key, with the value in it; otherwise both as the server sent them. */
export function assumptionText(words: Words, assumption: Assumption): ShownAssumption {
  const { text, value } = assumption;
  const own = ownSentence(words, assumption, '');
  return own ? { text: own, value: null } : { text, value };
}
