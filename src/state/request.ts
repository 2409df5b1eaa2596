// The state of one network request, from before it is sent to its outcome. All requests use this type.
import type { Failure, Outcome } from '../api/failure.ts';

export type RequestState<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'error'; readonly failure: Failure }
  /** Cancelled, or replaced by a newer request, before the answer came. */
  | { readonly status: 'cancelled' };

export const IDLE = { status: 'idle' } as const;
export const PENDING = { status: 'pending' } as const;
export const CANCELLED = { status: 'cancelled' } as const;

interface RequestOptions<Value> {
  /** Called with each state of the request. */
  readonly onChange: (request: RequestState<Value>) => void;
  /** Called with the failure, if there is one that the visitor sees. */
  readonly onError?: (failure: Failure) => void;
  /** True if the request was cancelled meanwhile: its outcome is then ignored. */
  readonly isCancelled?: () => boolean;
}

/** Sends the request and resolves to its outcome; never rejects. */
export async function sendRequest<Value>(
  request: () => Promise<Outcome<Value>>,
  { onChange, onError, isCancelled = () => false }: RequestOptions<Value>,
): Promise<RequestState<Value>> {
  onChange(PENDING);
  const outcome = await request();
  if (isCancelled()) return CANCELLED;
  const settled: RequestState<Value> = outcome.ok
    ? { status: 'success', value: outcome.value }
    : outcome.failure.kind === 'cancelled'
      ? CANCELLED
      : { status: 'error', failure: outcome.failure };
  onChange(settled);
  if (settled.status === 'error') onError?.(settled.failure);
  return settled;
}

/** The answer; null while there is none. */
export function answerOf<Value>(request: RequestState<Value> | undefined): Value | null {
  return request?.status === 'success' ? request.value : null;
}

export function failureOf(request: RequestState<unknown> | undefined): Failure | null {
  return request?.status === 'error' ? request.failure : null;
}
