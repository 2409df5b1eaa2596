// LOAD-01…04, AMB-42: covers the screen while quotes are created: its messages, and Cancel after a while.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { YourHome } from '../journeys/home/your-home.tsx';
import { useJourney, useWidget } from '../state/widget.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Icon } from '../ui/text/icon.tsx';
import { VisuallyHidden } from '../ui/text/status.tsx';
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
  const quotes = useQuotes();
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
  const made = quotes.filter(({ isMade }) => isMade).length;
  const done = quotes.filter(({ isDone }) => isDone).length;
  const behind = made < quotes.length ? 0 : done > 0 ? LAST : LAST - 1;

  return (
    <>
      <YourHome lit={1 + made + done} flow goesOn />
      <p className="quote-loader__message" role="status">
        {words(keys[Math.max(at.value, behind)] ?? 'loader.finishing')}
      </p>
      <ul className="quote-loader__calls stack stack--3">
        {quotes.map(({ name, isMade, isDone }) => (
          <li className={isDone ? 'quote-loader__done' : isMade ? 'quote-loader__made' : ''} key={name}>
            <span>{name}</span>
            <Icon name="check" />
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

/** Of each asset, whether its quote is created and whether its result is there. */
function useQuotes() {
  const { words, product } = useWidget();
  const quoting = useJourney((state) => state.quoting);
  const made = useJourney((state) => state.created);
  const results = useJourney((state) => state.results);
  // A result of an earlier quote.
  const [before] = useState(results);
  return (quoting?.assets ?? []).map((id) => ({
    name: words(product.asset(id).labels.tab),
    isMade: made.includes(id),
    isDone: results[id] !== before[id] && results[id]?.status === 'success',
  }));
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
