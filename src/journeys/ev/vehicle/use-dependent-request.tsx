// One list or fact of the vehicle dialog, asked for again whenever what it follows from is another.
import { useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../../api/failure.ts';
import { ASKING, ask as askOnce, IDLE, type RequestState } from '../../../state/request.ts';

export interface DependentRequest<Value> {
  readonly request: RequestState<Value>;
  readonly retry: () => void;
}

/** Asks whenever `key` is another; null asks for nothing. What fails says so in its place, and nowhere else. */
export function useDependentRequest<Value>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Outcome<Value>>,
  onFailure?: (failure: Failure) => void,
): DependentRequest<Value> {
  const [attempt, setAttempt] = useState(0);
  const [noted, setNoted] = useState<{ readonly of: string; readonly request: RequestState<Value> } | null>(
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
    const { signal } = controller;
    void askOnce(() => latest.current.ask(signal), {
      note: (request) => setNoted({ of: question, request }),
      isOver: () => signal.aborted,
    }).then((settled) => {
      if (settled.is === 'failed') latest.current.onFailure?.(settled.failure);
    });
    return () => controller.abort();
  }, [question]);

  return {
    // What was noted of another question is not this one's.
    request: question === null ? IDLE : noted?.of === question ? noted.request : ASKING,
    retry: () => setAttempt((tries) => tries + 1),
  };
}
