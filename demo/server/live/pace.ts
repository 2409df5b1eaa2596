import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the next question may go: as many a second as agreed, evenly. */
export function createPace(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const apart = 1000 / perSecond;
  let next = 0;
  return async (signal) => {
    const now = performance.now();
    const mine = Math.max(now, next);
    next = mine + apart;
    if (mine > now) await wait(mine - now, undefined, { signal });
  };
}
