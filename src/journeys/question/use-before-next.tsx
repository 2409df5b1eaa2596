import { useEffect, useRef } from 'react';
import type { BeforeNext, Readiness } from '../../state/step-view.ts';

/** Calls `ready` when Next is pressed, as long as this component is on screen. */
export function useBeforeNext(beforeNext: BeforeNext, ready: () => Readiness): void {
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  useEffect(() => beforeNext(() => latest.current()), [beforeNext]);
}
