// The state of one network request, from before it is sent to its outcome. All requests use this type.
import type { Failure, Outcome } from '../api/failure.ts';

export type RequestState<Value> =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'answered'; readonly value: Value }
  | { readonly is: 'failed'; readonly failure: Failure }
  /** Cancelled, or replaced by a newer request, before the answer came. */
  | { readonly is: 'cancelled' };

export const IDLE = { is: 'idle' } as const;
export const ASKING = { is: 'asking' } as const;
export const CANCELLED = { is: 'cancelled' } as const;

interface Asking<Value> {
  /** Called with each state of the request. */
  readonly note: (request: RequestState<Value>) => void;
  /** True if the request was cancelled meanwhile: its outcome is then ignored. */
  readonly isOver?: () => boolean;
}

/** Sends the request and resolves to its outcome; never rejects. */
export async function ask<Value>(
  question: () => Promise<Outcome<Value>>,
  { note, isOver = () => false }: Asking<Value>,
): Promise<RequestState<Value>> {
  note(ASKING);
  const outcome = await question();
  if (isOver()) return CANCELLED;
  const settled: RequestState<Value> = outcome.ok
    ? { is: 'answered', value: outcome.value }
    : outcome.failure.kind === 'cancelled'
      ? CANCELLED
      : { is: 'failed', failure: outcome.failure };
  note(settled);
  return settled;
}

/** The answer; null while there is none. */
export function answerOf<Value>(request: RequestState<Value> | undefined): Value | null {
  return request?.is === 'answered' ? request.value : null;
}

export function failureOf(request: RequestState<unknown> | undefined): Failure | null {
  return request?.is === 'failed' ? request.failure : null;
}
