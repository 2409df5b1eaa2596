// Knows one thing asked of the server for a dialog: on its way, here, or not to be had and so to be asked for again.
import { useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../../api/failure.ts';

export interface Asked<Value> {
  readonly is: 'none' | 'asking' | 'ready' | 'failed';
  /** Null until it is ready. */
  readonly value: Value | null;
  readonly retry: () => void;
}

/** Asks whenever `key` is another; null asks for nothing. A list that fails says so in its place, and nowhere else. */
export function useAsked<Value>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Outcome<Value>>,
  onFailure?: (failure: Failure) => void,
): Asked<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly outcome: Outcome<Value> } | null>(
    null,
  );
  const question = key === null ? null : `${key} ${attempt}`;
  // Only another question asks again: what asks it, and who hears of a failure, are those of the latest render.
  const latest = useRef({ ask, onFailure });
  useEffect(() => {
    latest.current = { ask, onFailure };
  });

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    void latest.current.ask(controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      setAnswer({ to: question, outcome });
      if (!outcome.ok) latest.current.onFailure?.(outcome.failure);
    });
    return () => controller.abort();
  }, [question]);

  const outcome = answer !== null && answer.to === question ? answer.outcome : null;
  return {
    is: question === null ? 'none' : outcome === null ? 'asking' : outcome.ok ? 'ready' : 'failed',
    value: outcome?.ok ? outcome.value : null,
    retry: () => setAttempt((tries) => tries + 1),
  };
}
