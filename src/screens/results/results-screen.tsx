// Knows the results page: a tab for each asset quoted, each with its result, or what became of it (RES-01…07).
import { useEffect } from 'react';
import { resultHeading } from '../../journeys/headings.ts';
import { quotedAssets } from '../../state/journey-state.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AssetResult } from './asset-result.tsx';
import { NoResult } from './no-result.tsx';

export function ResultsScreen() {
  const { words, store, tracker } = useWidget();
  const shown = useJourney((state) => state.shown);
  const quoteIds = useJourney((state) => state.quoteIds);
  const quoteFailures = useJourney((state) => state.quoteFailures);
  const assets = quotedAssets({ quoteIds, quoteFailures });
  const asset = assets.find((one) => one === shown) ?? assets.find((one) => quoteIds[one]) ?? assets[0];

  useEffect(() => {
    if (asset) tracker.record('quoteResults', 'Viewed', { asset });
  }, [asset, tracker]);

  if (!asset) return <NoResult />;
  return (
    <div className="results">
      <Heading look="title" focusable>
        {words(resultHeading(asset))}
      </Heading>
      {assets.length === 1 ? (
        <AssetResult asset={asset} />
      ) : (
        <Tabs
          label={words('results.tabs')}
          tabs={assets.map((id) => ({ id, label: words(`results.tab.${id}`) }))}
          selected={asset}
          onSelect={store.actions.show}
        >
          <AssetResult key={asset} asset={asset} />
        </Tabs>
      )}
    </div>
  );
}
