// One asset's part of the results page: loading, shown, empty, failed or never quoted, each with a way to continue.

import { useEffect } from 'react';
import type { Asset } from '../../domain/flags.ts';
import { retryQuote } from '../../journeys/create-quotes.ts';
import { failureText, sayText } from '../../journeys/failure-sentence.ts';
import { Terms } from '../../journeys/terms.tsx';
import { fetchResult, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { walkPlan } from '../../wizard/walk.ts';
import { inside } from '../../words/in-sentence.ts';
import { FailedResult } from './failed-result.tsx';
import { NoResult } from './no-result.tsx';
import { PageLoader } from './page-loader.tsx';
import { useArrival } from './use-arrival.tsx';

export function AssetResult({ asset }: { asset: Asset }) {
  const widget = useWidget();
  const { words, store, product } = widget;
  const state = useJourney((journey) => journey.results[asset]);
  const quoteId = useJourney((journey) => journey.quoteIds[asset]);
  const refused = useJourney((journey) => journey.quoteFailures[asset]);

  useEffect(() => {
    if (quoteId && !store.getState().results[asset]) void fetchResult(widget, asset);
  }, [widget, store, asset, quoteId]);

  const result = shownResult(state);
  const View = product.asset(asset).result;
  const has =
    refused !== undefined || (state?.is === 'failed' && !result) ? 'failure' : result ? 'result' : null;
  const { box, news } = useArrival(has ?? (state?.is === 'answered' ? 'nothing' : 'waiting'));
  const again = () => {
    if (refused === undefined) return fetchResult(widget, asset);
    const { flags, answers } = store.getState();
    return retryQuote(widget, asset, walkPlan(product.plan, flags, answers).relevant);
  };
  const failure = refused ?? (state?.is === 'failed' ? failureText(state.failure) : null);
  return (
    <div ref={box} aria-busy={has === 'result' ? state?.is === 'asking' : undefined}>
      {failure !== null && (
        <FailedResult
          says={sayText(failure, words)}
          // A result that an edit left as it was is still there.
          title={
            result
              ? undefined
              : words('failure.result', { what: inside(words(product.asset(asset).says.tab)) })
          }
          onRetry={again}
          focuses={has === 'result'}
        />
      )}
      {has === 'result' && result && (
        <Terms>
          <View result={result} before={state?.is === 'answered' ? state.before : null} />
        </Terms>
      )}
      {has === null && (state?.is === 'answered' ? <NoResult quoted /> : <PageLoader />)}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}
