// Records how long a request has waited in the queue.
import type { IncomingMessage } from 'node:http';

const waits = new WeakMap<IncomingMessage, number>();

export function noteWait(request: IncomingMessage, milliseconds: number): void {
  waits.set(request, milliseconds);
}

/** Returns milliseconds. */
export function waitOf(request: IncomingMessage | undefined): number {
  return (request && waits.get(request)) ?? 0;
}
