// Names what failed while its tab, which says why and has Retry, is below the one bill or not open.
import type { MouseEvent } from 'react';
import type { Asset } from '../../domain/flags.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { inside, listed } from '../../words/in-sentence.ts';
import { assetFailure } from './asset-failed.tsx';

interface MissingResultsProps {
  /** In the order of the tabs. */
  readonly assets: readonly AssetDescriptor[];
  /** The asset whose tab is open, unless it is below the one bill. */
  readonly open: Asset | false | undefined;
}

export function MissingResults({ assets, open }: MissingResultsProps) {
  const { words } = useWidget();
  const quoteFailures = useJourney((state) => state.quoteFailures);
  const results = useJourney((state) => state.results);
  const missing = assets.filter(
    ({ id }) =>
      id !== open && !shownResult(results[id]) && assetFailure({ quoteFailures, results }, id) !== null,
  );
  const [first] = missing;
  if (!first) return null;
  const showWhy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const tabs = currentTarget.closest('.results')?.querySelectorAll<HTMLElement>('[role=tab]');
    const tab = tabs?.[assets.indexOf(first)];
    tab?.click();
    tab?.focus();
  };
  const names = missing.map(({ says }) => inside(words(says.tab)));
  return (
    <Alert>
      <p>
        <span>{words('failure.missing', { what: listed(names, words) })}</span>{' '}
        <Button look="link" onClick={showWhy}>
          {words('failure.why')}
        </Button>
      </p>
    </Alert>
  );
}
