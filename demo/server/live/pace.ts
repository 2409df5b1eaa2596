import timers from 'node:timers/promises';

/** Returns a function that waits until the next request may be sent, so that requests are evenly spaced. */
export function createPace(
  perSecond: number,
  now: () => number = () => performance.now(),
): (signal: AbortSignal) => Promise<void> {
  const apart = 1000 / perSecond;
  let next = 0;
  return async (signal) => {
    const asked = now();
    const mine = Math.max(asked, next);
    next = mine + apart;
    if (mine > asked) await timers.setTimeout(mine - asked, undefined, { signal });
  };
}
