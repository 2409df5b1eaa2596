// Knows how a test makes time pass: timers of one length wait until the test lets them go.

export interface HeldTimers {
  /** How many are set. */
  readonly set: () => number;
  /** Lets go of what is set now, as if the time had passed. */
  readonly pass: () => void;
  /** Gives the page its own timers back. */
  readonly release: () => void;
}

/** From now on `setTimeout` of exactly this many milliseconds waits for `pass`. */
export function holdTimers(ms: number): HeldTimers {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  let last = 1e9;
  window.setTimeout = ((then: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== ms) return setTimeout(then, after, ...rest);
    last += 1;
    held.set(last, then);
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(Number(id))) clearTimeout(id);
  };
  return {
    set: () => held.size,
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const then of due) then();
    },
    release: () => Object.assign(window, { setTimeout, clearTimeout }),
  };
}
