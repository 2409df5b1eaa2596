// Knows the full-screen loader while quotes are made: its messages, Cancel after a while (LOAD-01…04, AMB-42).
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { ELECTRIC } from '../domain/heating.ts';
import { houseType } from '../domain/property.ts';
import type { JourneyState } from '../state/journey-state.ts';
import { useJourney, useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { House } from '../ui/house/house.tsx';
import type { WordKey } from '../words/en-gb.ts';

/** CONST-09, ms. */
const EVERY = 4000;
const CANCEL_AFTER = 8000;

export function QuoteLoader() {
  const { words, store } = useWidget();
  const quoting = useJourney((state) => state.quoting);
  const type = useJourney((state) => state.answers.propertyTypeName);
  const cancel = () => store.actions.setQuoting(null);
  return (
    <Dialog
      open={quoting !== null}
      title={words('loader.title')}
      closeLabel={words('action.cancel')}
      size="full"
      dismissible={false}
      onClose={cancel}
    >
      <div className="quote-loader">
        <LoaderScene type={type} onCancel={cancel} />
      </div>
    </Dialog>
  );
}

function LoaderScene({ type, onCancel }: { type: string; onCancel: () => void }) {
  useSignals();
  const { words } = useWidget();
  const addsCarbon = useJourney(countsCarbon);
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

  return (
    <>
      <House type={houseType(type)} lit={at.value + 1} flow />
      <p className="quote-loader__message" role="status">
        {words(keys[at.value] ?? 'loader.finishing')}
      </p>
      {canCancel.value && (
        <Button look="secondary" onClick={onCancel}>
          {words('action.cancel')}
        </Button>
      )}
    </>
  );
}

/** LOAD-03, LOAD-04: carbon is counted when fuels are compared, or a pump replaces a flame. */
export function countsCarbon({ flags, answers }: Pick<JourneyState, 'flags' | 'answers'>): boolean {
  return flags.evCompare || (flags.ashp && answers.heatingFuel !== ELECTRIC);
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
