// Knows one asset's place on the results page: asking, shown, empty, failed, or never quoted, each with a way on.
import { useEffect, useState } from 'react';
import type { Asset } from '../../domain/flags.ts';
import { retryQuote } from '../../journeys/create-quotes.ts';
import { plan } from '../../journeys/plan.ts';
import { resultViews } from '../../journeys/result-views.tsx';
import { failureSentence } from '../../journeys/shared/failure-sentence.ts';
import { fetchResult, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { route } from '../../wizard/route.ts';
import { NoResult } from './no-result.tsx';
import { PageLoader } from './page-loader.tsx';

export function AssetResult({ asset }: { asset: Asset }) {
  const widget = useWidget();
  const { words, store } = widget;
  const state = useJourney((journey) => journey.results[asset]);
  const quoteId = useJourney((journey) => journey.quoteIds[asset]);
  const refused = useJourney((journey) => journey.quoteFailures[asset]);

  useEffect(() => {
    if (quoteId && !store.getState().results[asset]) void fetchResult(widget, asset);
  }, [widget, store, asset, quoteId]);

  if (refused !== undefined) {
    const again = () => {
      const { flags, answers } = store.getState();
      return retryQuote(widget, asset, route(plan, flags, answers).relevant);
    };
    return <FailedResult says={refused} onRetry={again} />;
  }
  const result = shownResult(state);
  const View = resultViews[asset];
  if (state?.is === 'failed' && !result) {
    return (
      <FailedResult says={failureSentence(state.failure, words)} onRetry={() => fetchResult(widget, asset)} />
    );
  }
  if (result) {
    return (
      <div aria-busy={state?.is === 'asking'}>
        {state?.is === 'failed' && (
          <FailedResult
            says={failureSentence(state.failure, words)}
            onRetry={() => fetchResult(widget, asset)}
          />
        )}
        <View result={result} before={state?.is === 'ready' ? state.before : null} />
      </div>
    );
  }
  return state?.is === 'ready' ? <NoResult /> : <PageLoader />;
}

function FailedResult({ says, onRetry }: { says: string; onRetry: () => Promise<void> }) {
  const { words } = useWidget();
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await onRetry();
    setAsking(false);
  };
  return (
    <Alert
      heading={words('failure.title')}
      level={3}
      actions={
        <Button
          look="secondary"
          busy={asking ? words('results.updating') : undefined}
          onClick={() => void retry()}
        >
          {words('action.retry')}
        </Button>
      }
    >
      <p>{says}</p>
      <p>{words('failure.safe')}</p>
    </Alert>
  );
}
