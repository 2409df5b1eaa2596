// RES-01…07: a tab for each quoted asset, with its result or its failure.
import { useEffect, useRef } from 'react';
import type { Result } from '../../domain/result.ts';
import { billHeadline, billOf, tabFigure, tabsTogether } from '../../journeys/one-bill/bill.ts';
import { CombinedBill } from '../../journeys/one-bill/combined-bill.tsx';
import { assetFailure } from '../../journeys/parts/failure-sentence.ts';
import { BillNext } from '../../journeys/take-along/next-steps.tsx';
import { PrintSheet } from '../../journeys/take-along/print/print-sheet.tsx';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { quotedOf } from '../../state/journey-state.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { AssetResult } from './asset-result.tsx';
import { AssetsFailed } from './assets-failed.tsx';
import { NoResult } from './no-result.tsx';

export function ResultsScreen() {
  const widget = useWidget();
  const { words, store, tracker, product } = widget;
  const box = useRef<HTMLDivElement>(null);
  const shown = useJourney((state) => state.shown);
  const quoteIds = useJourney((state) => state.quoteIds);
  const quoteFailures = useJourney((state) => state.quoteFailures);
  const combined = useJourney((state) => state.combined);
  const assets = quotedOf(product.assets, { quoteIds, quoteFailures });
  const front = assets.find(({ id }) => id === shown) ?? assets.find(({ id }) => quoteIds[id]) ?? assets[0];
  const asset = front?.id;
  const results = useJourney((state) => state.results);
  const result = asset ? shownResult(results[asset]) : null;

  // RES-03: recorded once on arrival, and once for each tab that is then opened.
  useEffect(() => {
    tracker.record('quoteResults', 'Viewed', asset ? { asset } : {});
  }, [asset, tracker]);

  const bill = assets.length > 1 ? combined && billOf(combined, words) : null;
  const total = bill && billHeadline(bill, widget);
  useKeptHeadline(front, result, total?.sentence);

  if (!front) return <NoResult />;
  const missing = assets.filter(
    ({ id }) =>
      (bill || id !== asset) &&
      !shownResult(results[id]) &&
      assetFailure({ quoteFailures, results }, id) !== null,
  );
  return (
    <div className="results stack" ref={box}>
      <Heading look="title" focus="title">
        {words(bill ? 'bill.title' : front.labels.heading)}
      </Heading>
      <AssetsFailed of={missing} around={box} above />
      {result && <PrintSheet asset={front} result={result} bill={total} />}
      {assets.length === 1 ? (
        <AssetResult asset={front.id} />
      ) : (
        <>
          {bill && <CombinedBill combined={bill} />}
          <Later now={!bill}>
            {bill && <p className="note">{tabsTogether(bill, words)}</p>}
            <Tabs
              label={words('results.tabs')}
              tabs={assets.map((one) => ({
                id: one.id,
                name: words(quotedName(one, results)),
                note: tabFigure(one.id, combined, words),
              }))}
              selected={front.id}
              onSelect={store.actions.show}
            >
              {bill && <Heading>{words(front.labels.heading)}</Heading>}
              <AssetResult key={front.id} asset={front.id} />
            </Tabs>
            {bill && <BillNext combined={bill} />}
          </Later>
        </>
      )}
    </div>
  );
}

/** SEEN-07: the headline stays for the way back to this quote; of several results, that of the one bill. */
function useKeptHeadline(
  asset: AssetDescriptor | undefined,
  result: Result | null,
  total: string | undefined,
) {
  const { store, words } = useWidget();
  useEffect(() => {
    if (!asset || !result) return;
    const { actions, getState } = store;
    actions.keepHeadline(total ?? asset.summary(result, getState().answers, words).headline);
  }, [store, words, asset, result, total]);
}
