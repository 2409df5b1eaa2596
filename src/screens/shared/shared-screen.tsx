// KEEP-03: shared results: the same cards and figures, read-only and without an enquiry.
import { useEffect, useMemo, useRef } from 'react';
import type { Calls } from '../../api/calls.ts';
import { toResult } from '../../domain/result.ts';
import type { Read } from '../../domain/schema.ts';
import { Failed } from '../../journeys/parts/failed.tsx';
import { failureSentence } from '../../journeys/parts/failure-sentence.ts';
import { createJourneyStore } from '../../state/journey-store.ts';
import { useRequest } from '../../state/use-request.ts';
import { useRoute, useWidget, WidgetProvider } from '../../state/widget.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { mainHeading, useFollowFocus } from '../../ui/use-focus.ts';
import { unbroken } from '../../words/in-sentence.ts';
import type { Words } from '../../words/words.ts';
import { NoResult, PageLoader } from '../results/no-result.tsx';
import { ResultsScreen } from '../results/results-screen.tsx';

type Shared = Read<Calls['readShare']['answer']>;

/** @param moved the widget was already on the page when the link was opened, so the result takes the focus */
export function SharedScreen({ moved }: { moved: boolean }) {
  const { words, api, settings } = useWidget();
  const { token = '' } = useRoute();
  const opens = settings.share !== 'off';
  const { request, send } = useRequest<Shared | null>();
  const box = useRef<HTMLDivElement>(null);
  const follow = useFollowFocus(request.status, () => box.current && mainHeading(box.current));
  const read = () => send(() => api.readShare({ params: { token } }));
  const again = () => {
    follow();
    void read();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another question, and nothing else is
  useEffect(() => {
    if (moved) follow();
    if (opens) void read();
  }, [token, opens]);
  return (
    <div ref={box}>
      {!opens ? (
        <NoResult shared="shared.off" />
      ) : request.status === 'error' ? (
        <Failed
          text={failureSentence(request.failure, words)}
          title={words('shared.failed')}
          actions={<Button onClick={again}>{words('action.retry')}</Button>}
          focuses={moved}
        />
      ) : request.status !== 'success' ? (
        <PageLoader />
      ) : request.value ? (
        <SharedResults shared={request.value} />
      ) : (
        <NoResult shared="shared.goneWhy" />
      )}
    </div>
  );
}

function SharedResults({ shared }: { shared: Shared }) {
  const widget = useWidget();
  const { words, product } = widget;
  // A separate journey: the visitor's own, if there is one, stays unchanged.
  const store = useMemo(() => storeOf(shared, product.flagsFor('')), [shared, product]);
  const shown = useMemo(
    () => ({ ...widget, store, words: theirWords(words), isShared: true as const }),
    [widget, store, words],
  );
  return (
    <WidgetProvider widget={shown}>
      <Alert tone="info" live={false}>
        <p className="alert__heading" data-lead="" tabIndex={-1}>
          {words('shared.says', { date: unbroken(words.format.date(shared.made)) })}
        </p>
        <p>{words('shared.whose')}</p>
      </Alert>
      <ResultsScreen />
    </WidgetProvider>
  );
}

/** Says 'this home' where the visitor's own result says 'your home'. */
function theirWords(words: Words): Words {
  const say = (...[key, values]: Parameters<Words>) => {
    const theirs = `theirs.${key}`;
    return words(words.has(theirs) ? theirs : key, values);
  };
  return Object.assign(say, words);
}

function storeOf({ results }: Shared, flags: Parameters<typeof createJourneyStore>[0]) {
  const store = createJourneyStore(flags);
  const { setQuotes, setResult, setCombined } = store.actions;
  // Shared results have no quote ids, so nothing more can be fetched.
  setQuotes({ quoteIds: Object.fromEntries(results.map(({ asset }) => [asset, ''])), quoteFailures: {} });
  for (const { asset, result } of results)
    setResult(asset, { status: 'success', value: toResult(result), before: null });
  setCombined(toResult(results[0]?.result ?? null)?.combined ?? null);
  return store;
}
