// RES-01…07: a tab for each quoted asset, with its result or its failure.
import { useEffect, useRef } from 'react';
import { BillNext } from '../../journeys/one-bill/bill-next.tsx';
import { billHeadline, tabsTogether } from '../../journeys/one-bill/bill-text.ts';
import { CombinedBill } from '../../journeys/one-bill/combined-bill.tsx';
import { PrintSheet } from '../../journeys/take-along/print/print-sheet.tsx';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { quotedOf } from '../../state/journey-state.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { mainHeading } from '../../ui/focus/main-heading.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AssetFailed } from './asset-failed.tsx';
import { AssetResult } from './asset-result.tsx';
import { NoResult } from './no-result.tsx';
import { tabFigure } from './tab-figure.ts';

export function ResultsScreen() {
  const { words, store, tracker, product } = useWidget();
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

  const box = useRef<HTMLDivElement>(null);

  if (!front) return <NoResult />;
  const bill = assets.length > 1 && combined;
  // If one failed, its own tab says it, too, but is below the bill or not open.
  const missing = assets.filter(({ id }) => (bill || id !== asset) && !shownResult(results[id]));
  const together = bill && tabsTogether(bill, words);
  return (
    <div className="results stack" ref={box}>
      <Heading look="title" focus="title">
        {words(bill ? 'bill.title' : front.says.heading)}
      </Heading>
      {missing.map(({ id }) => (
        <AssetFailed key={id} asset={id} onMade={() => box.current && mainHeading(box.current)?.focus()} />
      ))}
      {result && <PrintSheet asset={front} result={result} bill={bill ? billHeadline(bill, words) : null} />}
      {assets.length === 1 ? (
        <AssetResult asset={front.id} />
      ) : (
        <>
          {bill && <CombinedBill combined={bill} />}
          <Later now={!bill}>
            {together && <p className="note">{together}</p>}
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
              {bill && <Heading>{words(front.says.heading)}</Heading>}
              <AssetResult key={front.id} asset={front.id} />
            </Tabs>
            {bill && <BillNext combined={bill} />}
          </Later>
        </>
      )}
    </div>
  );
}
