import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BeforeNext, Readiness } from '../../state/asset-descriptor.ts';

/** Calls `ready` when Next is pressed, as long as this component is on screen. */
export function useBeforeNext(beforeNext: BeforeNext, ready: () => Readiness): void {
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  useEffect(() => beforeNext(() => latest.current()), [beforeNext]);
}

/** Enter in a field does this; without it the step's form would take it as Next. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
};
