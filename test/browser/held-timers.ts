// Timers of one length wait until the test lets them go.

export interface HeldTimers {
  /** How many are set. */
  readonly set: () => number;
  /** Lets go of what is set now, as if the time had passed. */
  readonly pass: () => void;
  /** Gives the page its own timers back. */
  readonly release: () => void;
}

type Kind = 'Timeout' | 'Interval';

/** From now on timers of this kind and of exactly this many milliseconds wait for `pass`. */
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
