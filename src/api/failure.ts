// Every way a request can fail, as one union with a kind for each, and the message that the visitor may see.

export type Failure = Kind & {
  /** The server may have saved part of what we sent, and we could not undo it. */
  readonly isPartSaved?: boolean;
};

type Kind =
  /** HTTP 401 or 500: the error page shows it (ERR-01, ERR-02). */
  | { readonly kind: 'fatal'; readonly status: 401 | 500; readonly message: string | null }
  /** Any other status that is not a success. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** No answer: offline, blocked, reset or too slow (ERR-03). */
  | { readonly kind: 'no-answer' }
  /** An answer that does not match its schema; `path` names the first field that does not match. */
  | { readonly kind: 'misfit'; readonly path: string }
  /** We stopped the request: the visitor cancelled, or the element was removed. */
  | { readonly kind: 'cancelled' };

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function success<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
