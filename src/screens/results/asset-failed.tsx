// One asset's failure in place of its result, with Retry.
import type { Asset } from '../../domain/flags.ts';
import { retryQuote } from '../../journeys/create-quotes.ts';
import { failureText, sayText } from '../../journeys/failure-sentence.ts';
import { fetchResult, shownResult } from '../../state/fetch-result.ts';
import type { JourneyState } from '../../state/journey-state.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { walkPlan } from '../../wizard/walk.ts';
import { inside } from '../../words/in-sentence.ts';
import { FailedResult } from './failed-result.tsx';

/** Why there is no newer result; null if nothing failed. */
export function assetFailure(
  { quoteFailures, results }: Pick<JourneyState, 'quoteFailures' | 'results'>,
  asset: Asset,
): string | null {
  const state = results[asset];
  return quoteFailures[asset] ?? (state?.is === 'failed' ? failureText(state.failure) : null);
}

export function AssetFailed({ asset }: { asset: Asset }) {
  const widget = useWidget();
  const { words, store, product } = widget;
  const failure = useJourney((state) => assetFailure(state, asset));
  // A result that an edit left as it was is still there.
  const result = useJourney((state) => shownResult(state.results[asset]));
  if (failure === null) return null;
  const again = async () => {
    const { flags, answers, quoteFailures } = store.getState();
    await (quoteFailures[asset] === undefined
      ? fetchResult(widget, asset)
      : retryQuote(widget, asset, walkPlan(product.plan, flags, answers).relevant));
  };
  const what = inside(words(product.asset(asset).says.tab));
  return (
    <FailedResult
      says={sayText(failure, words)}
      title={words('failure.result', { what })}
      after={words('failure.safe')}
      onRetry={again}
      focuses={result !== null}
    />
  );
}
