// LOAD-01…04, AMB-42: covers the screen while quotes are created: its messages, and Cancel after a while.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { Asset } from '../domain/flags.ts';
import { YourHome } from '../journeys/home/picture/your-home.tsx';
import { useJourney, useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { WordKey } from '../words/word-key.ts';

/** CONST-09, ms. */
const EVERY = 4000;
const CANCEL_AFTER = 8000;
/** The time of each of the five messages. */
const LAST = 4;

export function QuoteLoader() {
  const { words, store } = useWidget();
  const quoting = useJourney((state) => state.quoting);
  const cancel = () => store.actions.setQuoting(null);
  const box = useRef<HTMLDivElement>(null);
  // Removing the focused element makes a browser lay out the page, here in the middle of inserting the result,
  // so the focus moves away before anything changes.
  useEffect(
    () =>
      store.subscribe((now) => {
        const { activeElement } = (box.current?.getRootNode() ?? {}) as Partial<ShadowRoot>;
        if (!now.quoting) (activeElement as HTMLElement | null | undefined)?.blur();
      }),
    [store],
  );
  return (
    <Dialog open={quoting !== null} title={words('loader.title')} size="full" onClose={cancel}>
      <div className="quote-loader stack stack--4" ref={box}>
        <LoaderScene onCancel={cancel} />
      </div>
    </Dialog>
  );
}

function LoaderScene({ onCancel }: { onCancel: () => void }) {
  useSignals();
  const { words, product } = useWidget();
  const addsCarbon = useJourney(({ flags, answers }) =>
    product.active(flags).some(({ countsCarbon }) => countsCarbon(flags, answers)),
  );
  const calls = useCalls();
  const at = useSignal(0);
  const canCancel = useSignal(false);
  const keys = messages(addsCarbon);

  useEffect(() => {
    const next = setInterval(() => {
      at.value = Math.min(at.peek() + 1, keys.length - 1);
    }, EVERY);
    const offer = setTimeout(() => {
      canCancel.value = true;
    }, CANCEL_AFTER);
    return () => {
      clearInterval(next);
      clearTimeout(offer);
    };
  }, [at, canCancel, keys.length]);

  // Never announces a stage that is over: once every quote is created, only the calculation is left, and then the last message.
  const done = calls.filter(({ isDone }) => isDone).length;
  const behind = done * 2 < calls.length ? 0 : done * 2 > calls.length ? LAST : LAST - 1;

  return (
    <>
      <YourHome lit={1 + done} flow goesOn />
      <p className="quote-loader__message" role="status">
        {words(keys[Math.max(at.value, behind)] ?? 'loader.finishing')}
      </p>
      <ul className="quote-loader__calls stack stack--1">
        {calls.map(({ says, isDone }) => (
          <li className={isDone ? 'quote-loader__done' : ''} key={says}>
            <Icon name="check" />
            <span>{says}</span>
            {isDone && <VisuallyHidden>{words('loader.done')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <div className="quote-loader__cancel">
        {canCancel.value && (
          <Button look="secondary" onClick={onCancel}>
            {words('action.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The calls that it waits for: each asset's quote, then each result. */
function useCalls(): readonly { readonly says: string; readonly isDone: boolean }[] {
  const { words, product } = useWidget();
  const quoting = useJourney((state) => state.quoting);
  const made = useJourney((state) => state.made);
  const results = useJourney((state) => state.results);
  // A result of an earlier quote.
  const [before] = useState(results);
  const assets = quoting?.assets ?? [];
  const says = (call: 'quote' | 'result', id: Asset) =>
    words(`loader.${call}`, { asset: words(product.asset(id).says.tab) });
  return [
    ...assets.map((id) => ({ says: says('quote', id), isDone: made.includes(id) })),
    ...assets.map((id) => ({
      says: says('result', id),
      isDone: results[id] !== before[id] && results[id]?.is === 'answered',
    })),
  ];
}

function messages(addsCarbon: boolean): readonly WordKey[] {
  return [
    'loader.tariffs',
    'loader.consumption',
    'loader.best',
    addsCarbon ? 'loader.savingsAndCarbon' : 'loader.savings',
    'loader.finishing',
  ];
}
