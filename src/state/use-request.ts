import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../api/failure.ts';
import { ask as askOnce, CANCELLED, IDLE, type RequestState } from './request.ts';

interface Requesting<Value> {
  readonly request: RequestState<Value>;
  /** Sends a request in place of the previous one, and resolves to its outcome. */
  readonly ask: (question: (signal: AbortSignal) => Promise<Outcome<Value>>) => Promise<RequestState<Value>>;
  /** Cancels the request and clears its answer. */
  readonly cancel: () => void;
}

/** One request at a time: only the last one counts, and none once the component is gone. */
export function useRequest<Value>(): Requesting<Value> {
  const [request, note] = useState<RequestState<Value>>(IDLE);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  function ask(question: (signal: AbortSignal) => Promise<Outcome<Value>>) {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    return askOnce(() => question(signal), { note, isOver: () => signal.aborted });
  }

  function cancel(): void {
    latest.current?.abort();
    note(CANCELLED);
  }

  return { request, ask, cancel };
}
