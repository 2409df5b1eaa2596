// What is still open in a step as Next is pressed is asked first; Next waits where it has to.
import { useEffect, useRef } from 'react';
import type { BeforeNext, Readiness } from '../../state/step-view.ts';

export interface ReadyToGo {
  readonly before: BeforeNext;
  /** Goes on at once where all is ready, or once it is; not where something is not. */
  readonly whenReady: (goOn: () => void) => void;
}

/** The last press counts, and none once the step is left. */
export function useReadiness(): ReadyToGo {
  const asked = useRef(new Set<() => Readiness>()).current;
  const press = useRef(0);
  useEffect(
    () => () => {
      press.current = -1;
    },
    [],
  );
  const before = useRef<BeforeNext>((ready) => {
    asked.add(ready);
    return () => asked.delete(ready);
  }).current;

  function whenReady(goOn: () => void): void {
    const waits: Promise<boolean>[] = [];
    for (const ready of asked) {
      const said = ready();
      if (said === false) return;
      if (said !== true) waits.push(said);
    }
    if (waits.length === 0) return goOn();
    press.current += 1;
    const mine = press.current;
    void Promise.all(waits).then((all) => {
      if (all.every(Boolean) && press.current === mine) goOn();
    });
  }

  return { before, whenReady };
}
