// What was typed before, else the partner's prefill.
import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';

/** `asks`: a plate is being asked for, so it may be filled in. */
export function usePlate(typed: Signal<string>, asks: boolean) {
  useSignals();
  const { registration } = useWidget().settings;

  useEffect(() => {
    if (asks && registration && typed.peek() === '') typed.value = registration;
  }, [asks, registration, typed]);

  return {
    text: typed.value,
    onText: (text: string) => {
      typed.value = text;
    },
  };
}
