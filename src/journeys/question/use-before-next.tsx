import { useEffect, useRef } from 'react';
import type { BeforeNext, Readiness } from '../../state/step-view.ts';

/** Has `ready` asked as Next is pressed, for as long as this is on screen. */
export function useBeforeNext(beforeNext: BeforeNext, ready: () => Readiness): void {
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  useEffect(() => beforeNext(() => latest.current()), [beforeNext]);
}
