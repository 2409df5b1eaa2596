// AMB-29: the sentence about a failed call in the middle of a page.
import type { Failure } from '../api/failure.ts';
import type { Words } from '../words/words.ts';

export function failureSentence(failure: Failure, words: Words): string {
  if (failure.kind === 'no-answer' || failure.kind === 'cancelled') return words('failure.noAnswer');
  return ('message' in failure && failure.message) || words('failure.other');
}
