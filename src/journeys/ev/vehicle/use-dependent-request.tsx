// One list or fact of the vehicle dialog, requested again whenever the choice that it depends on changes.
import { useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../../api/failure.ts';
import { ASKING, ask as askOnce, IDLE, type RequestState } from '../../../state/request.ts';

export interface DependentRequest<Value> {
  readonly request: RequestState<Value>;
  readonly retry: () => void;
}

/** Sends a request whenever `key` changes; null sends none. A failure is shown in its place and nowhere else. */
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
  // Only a changed key sends a request again, with the functions of the latest render.
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
    // The outcome belonged to another key, so it does not count.
    request: question === null ? IDLE : noted?.of === question ? noted.request : ASKING,
    retry: () => setAttempt((tries) => tries + 1),
  };
}
