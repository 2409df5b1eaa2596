import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../api/failure.ts';
import { ask as askOnce, CANCELLED, IDLE, type RequestState } from './request.ts';

export interface Requesting<Value> {
  readonly request: RequestState<Value>;
  /** Asks in place of whatever was asked before, and resolves to what became of it. */
  readonly ask: (question: (signal: AbortSignal) => Promise<Outcome<Value>>) => Promise<RequestState<Value>>;
  /** Takes back what is asked, and forgets what was answered. */
  readonly cancel: () => void;
}

/** One question at a time: the last one asked counts, and none once the component is gone. */
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
