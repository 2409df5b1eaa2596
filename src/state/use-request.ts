import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../api/failure.ts';
import { CANCELLED, IDLE, type RequestState, sendRequest } from './request.ts';
import { useWidget } from './widget.tsx';

interface UseRequest<Value> {
  readonly request: RequestState<Value>;
  /** Sends a request in place of the previous one, and resolves to its outcome. */
  readonly send: (call: (signal: AbortSignal) => Promise<Outcome<Value>>) => Promise<RequestState<Value>>;
  /** Cancels the request and clears its answer. */
  readonly cancel: () => void;
}

/** One request at a time: only the last one counts, and none once the component is gone. */
export function useRequest<Value>(): UseRequest<Value> {
  const { report } = useWidget();
  const [request, setRequest] = useState<RequestState<Value>>(IDLE);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  function send(call: (signal: AbortSignal) => Promise<Outcome<Value>>) {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    return sendRequest(() => call(signal), {
      onChange: setRequest,
      onError: report,
      isCancelled: () => signal.aborted,
    });
  }

  function cancel(): void {
    latest.current?.abort();
    setRequest(CANCELLED);
  }

  return { request, send, cancel };
}
