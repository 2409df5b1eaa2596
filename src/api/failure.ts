// How the world can fail us: one union, by kind, with what the visitor may be told.

export type Failure = Kind & {
  /** What was sent may have been taken in part, and could not be taken back. */
  readonly isPartSaved?: boolean;
};

type Kind =
  /** HTTP 401 or 500: the error page shows it (ERR-01, ERR-02). */
  | { readonly kind: 'fatal'; readonly status: 401 | 500; readonly message: string | null }
  /** Any other status that is no success. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** No answer at all: offline, blocked, reset, too slow (ERR-03). */
  | { readonly kind: 'no-answer' }
  /** An answer that does not fit its schema; `path` names the first misfit. */
  | { readonly kind: 'misfit'; readonly path: string }
  /** We gave up ourselves: Cancel, or the element went away. */
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
