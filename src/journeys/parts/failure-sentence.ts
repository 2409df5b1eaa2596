// AMB-29: the sentence about a failed call in the middle of a page.
import type { Failure } from '../../api/failure.ts';
import type { Asset } from '../../domain/journey.ts';
import type { JourneyState } from '../../state/journey-state.ts';
import type { Words } from '../../words/words.ts';

/** What is kept of a failure: the server's message, or the key of our sentence, so that another copy or language says it, too. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'no-answer' || failure.kind === 'cancelled') return 'failure.noAnswer';
  return ('message' in failure && failure.message) || 'failure.other';
}

/** Why there is no newer result, while Retry waits for one, too; null if nothing failed. */
export function assetFailure(
  { quoteFailures, results }: Pick<JourneyState, 'quoteFailures' | 'results'>,
  asset: Asset,
): string | null {
  const state = results[asset];
  const read =
    state?.status === 'error' ? failureText(state.failure) : state?.status === 'pending' && state.lastFailure;
  return quoteFailures[asset] ?? (read || null);
}

/** A failure's text as it is drawn. */
export function sayText(text: string, words: Words): string {
  return words.has(text) ? words(text) : text;
}

export function failureSentence(failure: Failure, words: Words): string {
  return sayText(failureText(failure), words);
}
