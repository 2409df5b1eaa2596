// Stops timers of one length until the test releases them.

export interface HeldTimers {
  /** The number of timers that are waiting. */
  readonly set: () => number;
  /** Runs the waiting timers as if their time had passed. */
  readonly pass: () => void;
  /** Restores the page's own timers. */
  readonly release: () => void;
}

type Kind = 'Timeout' | 'Interval';

/**
 * Stops timers of this kind and of exactly this many milliseconds until `pass` is called.
 * @example const timers = holdTimers(10_000); timers.pass(); timers.release();
 */
export function holdTimers(ms: number, kind: Kind = 'Timeout'): HeldTimers {
  const page = window as unknown as Record<string, (...args: never[]) => unknown>;
  const { [`set${kind}`]: start, [`clear${kind}`]: stop } = page;
  const held = new Map<number, () => void>();
  let last = 1e9;

  page[`set${kind}`] = (then: () => void, after: number, ...rest: never[]) => {
    if (after !== ms) return start?.call(window, then as never, after as never, ...rest);
    last += 1;
    held.set(last, then);
    return last;
  };
  page[`clear${kind}`] = (id: number) => {
    if (!held.delete(id)) stop?.call(window, id as never);
  };
  return {
    set: () => held.size,
    pass() {
      const due = [...held];
      if (kind === 'Timeout') held.clear();
      for (const [, then] of due) then();
    },
    release: () => Object.assign(page, { [`set${kind}`]: start, [`clear${kind}`]: stop }),
  };
}
