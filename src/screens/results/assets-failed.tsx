// Why results are missing, with Retry for all of them: in place of one result, or above the others.
import { type RefObject, useState } from 'react';
import { retryQuotes } from '../../journeys/create-quotes.ts';
import { Failed } from '../../journeys/parts/failed.tsx';
import { assetFailure, sayText } from '../../journeys/parts/failure-sentence.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import { mainHeading, useFollowFocus } from '../../ui/use-focus.ts';
import { walkPlan } from '../../wizard/walk.ts';
import { inside, listed } from '../../words/in-sentence.ts';

interface AssetsFailedProps {
  readonly of: readonly AssetDescriptor[];
  /** What holds the results once they arrive: after Retry, its heading takes the focus. */
  readonly around: RefObject<HTMLElement | null>;
  /** Above the results, where it is announced and leaves the main button to them. */
  readonly above?: boolean;
}

export function AssetsFailed({ of, around, above = false }: AssetsFailedProps) {
  const widget = useWidget();
  const { words, store, product } = widget;
  const results = useJourney((state) => state.results);
  const quoteFailures = useJourney((state) => state.quoteFailures);
  const hasBill = useJourney(({ combined }) => combined !== null);
  const [tries, setTries] = useState(0);
  const reasons = of
    .map(({ id }) => assetFailure({ quoteFailures, results }, id))
    .filter((text, at, all): text is string => text !== null && all.indexOf(text) === at);
  const hasFailed = reasons.length > 0;
  const follow = useFollowFocus(tries, () =>
    hasFailed ? null : around.current && mainHeading(around.current),
  );
  if (!hasFailed) return null;

  const again = async () => {
    follow();
    const { flags, answers } = store.getState();
    const { relevant } = walkPlan(product.plan, flags, answers);
    await retryQuotes(
      widget,
      of.map(({ id }) => id),
      relevant,
    );
    const now = store.getState();
    const arrived = of.find(({ id }) => shownResult(now.results[id]));
    if (above && arrived && !now.combined) store.actions.show(arrived.id);
    setTries(tries + 1);
  };
  // Above the bill, a message has announced it.
  const isFirst = above || !hasBill;
  const what = listed(
    of.map(({ labels: named }) => inside(words(named.tab))),
    words,
  );
  return (
    <Failed
      // A further failure is announced again.
      key={tries}
      // An edit caused it, or Retry did.
      focuses={tries > 0 || of.some(({ id }) => shownResult(results[id]))}
      live={isFirst}
      text={null}
      title={words(above ? 'failure.missing' : 'failure.result', { what })}
      actions={
        <Button
          look={above || hasBill ? 'secondary' : 'primary'}
          // The message above has the same button.
          label={isFirst ? undefined : words('action.retry.of', { retry: words('action.retry'), what })}
          busy={
            of.some(({ id }) => results[id]?.status === 'pending') ? words('results.updating') : undefined
          }
          onClick={() => void again()}
        >
          {words('action.retry')}
        </Button>
      }
    >
      {isFirst && (
        <>
          {reasons.map((text) => (
            <p key={text}>{sayText(text, words)}</p>
          ))}
          <p>{words('failure.safe')}</p>
        </>
      )}
    </Failed>
  );
}
