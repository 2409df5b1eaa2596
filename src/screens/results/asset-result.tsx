// One asset's part of the results page: loading, shown, empty, failed or never quoted, each with a way to continue.
import { useEffect, useRef, useState } from 'react';
import type { Asset } from '../../domain/journey.ts';
import { assetFailure } from '../../journeys/parts/failure-sentence.ts';
import { Terms } from '../../journeys/parts/terms.tsx';
import { fetchResult, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { mainHeading } from '../../ui/use-focus.ts';
import { AssetsFailed } from './assets-failed.tsx';
import { NoResult, PageLoader } from './no-result.tsx';

export function AssetResult({ asset }: { asset: Asset }) {
  const widget = useWidget();
  const { store, product } = widget;
  const state = useJourney((journey) => journey.results[asset]);
  const quoteId = useJourney((journey) => journey.quoteIds[asset]);
  const hasFailed = useJourney((journey) => assetFailure(journey, asset) !== null);

  useEffect(() => {
    const { results, combined } = store.getState();
    if (quoteId && !results[asset]) void fetchResult(widget, asset, { withBill: !combined });
  }, [widget, store, asset, quoteId]);

  const result = shownResult(state);
  const descriptor = product.asset(asset);
  const View = descriptor.result;
  const has = result ? 'result' : hasFailed ? 'failure' : null;
  const { box, news } = useArrival(has ?? (state?.status === 'success' ? 'nothing' : 'waiting'));
  return (
    <div ref={box} aria-busy={has === 'result' ? state?.status === 'pending' : undefined}>
      <AssetsFailed of={[descriptor]} around={box} />
      {has === 'result' && result && (
        <Terms>
          <View result={result} before={state?.status === 'success' ? state.before : null} />
        </Terms>
      )}
      {has === null && (state?.status === 'success' ? <NoResult quoted /> : <PageLoader />)}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

type Shown = 'waiting' | 'failure' | 'result' | 'nothing';

/**
 * A live region announces a result that arrives while its place is on the screen. After Retry, the focus moves to it instead.
 */
function useArrival(shown: Shown) {
  const { words } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Shown>(shown);
  const [news, setNews] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (shown !== 'result' || was !== 'waiting' || !box.current) return;
    const lead = mainHeading(box.current);
    setNews(`${words('results.ready')} ${lead?.ariaLabel ?? lead?.textContent ?? ''}`);
  }, [shown, words]);
  return { box, news };
}
