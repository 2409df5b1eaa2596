// One question to the network, from before it is asked to what became of it. Whatever asks has this shape.
import type { Failure, Outcome } from '../api/failure.ts';

export type RequestState<Value> =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'answered'; readonly value: Value }
  | { readonly is: 'failed'; readonly failure: Failure }
  /** Taken back, or overtaken by another question, before it was answered. */
  | { readonly is: 'cancelled' };

export const IDLE = { is: 'idle' } as const;
export const ASKING = { is: 'asking' } as const;
export const CANCELLED = { is: 'cancelled' } as const;

export interface Asking<Value> {
  /** Told of each state as the question comes to it. */
  readonly note: (request: RequestState<Value>) => void;
  /** Was it taken back meanwhile? Then nothing more is noted. */
  readonly isOver?: () => boolean;
}

/** Asks, and resolves to what became of it; never rejects. */
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

/** What was answered; null as long as nothing was. */
export function answerOf<Value>(request: RequestState<Value> | undefined): Value | null {
  return request?.is === 'answered' ? request.value : null;
}

export function failureOf(request: RequestState<unknown> | undefined): Failure | null {
  return request?.is === 'failed' ? request.failure : null;
}
