// Knows one thing asked of the server for a dialog: on its way, here, or not to be had and so to be asked for again.
import { useEffect, useEffectEvent, useState } from 'react';
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
  const askNow = useEffectEvent((signal: AbortSignal) => ask(signal));
  const settle = useEffectEvent((to: string, outcome: Outcome<Value>) => {
    setAnswer({ to, outcome });
    if (!outcome.ok) onFailure?.(outcome.failure);
  });

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    void askNow(controller.signal).then((outcome) => {
      if (!controller.signal.aborted) settle(question, outcome);
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
