// One asset's part of the results page: loading, shown, empty, failed or never quoted, each with a way to continue.

import { useEffect } from 'react';
import type { Asset } from '../../domain/flags.ts';
import { assetFailure } from '../../journeys/failure-sentence.ts';
import { Terms } from '../../journeys/terms.tsx';
import { fetchResult, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { AssetsFailed } from './assets-failed.tsx';
import { NoResult } from './no-result.tsx';
import { PageLoader } from './page-loader.tsx';
import { useArrival } from './use-arrival.tsx';

export function AssetResult({ asset }: { asset: Asset }) {
  const widget = useWidget();
  const { store, product } = widget;
  const state = useJourney((journey) => journey.results[asset]);
  const quoteId = useJourney((journey) => journey.quoteIds[asset]);
  const hasFailed = useJourney((journey) => assetFailure(journey, asset) !== null);

  useEffect(() => {
    if (quoteId && !store.getState().results[asset]) void fetchResult(widget, asset);
  }, [widget, store, asset, quoteId]);

  const result = shownResult(state);
  const descriptor = product.asset(asset);
  const View = descriptor.result;
  const has = result ? 'result' : hasFailed ? 'failure' : null;
  const { box, news } = useArrival(has ?? (state?.is === 'answered' ? 'nothing' : 'waiting'));
  return (
    <div ref={box} aria-busy={has === 'result' ? state?.is === 'asking' : undefined}>
      <AssetsFailed of={[descriptor]} around={box} />
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
