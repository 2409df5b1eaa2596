/** Why a service gave no usable answer. These texts contain neither the request nor the key. */
export const FAILURES = {
  late: 'did not answer in time',
  cut: 'could not be reached, or broke the connection',
  huge: 'sent too large an answer',
  unreadable: 'sent an answer that could not be read',
  busy: 'has too many requests waiting',
  away: 'has failed often, and gets no requests for half a minute',
  quota: 'said that its allowance is used up',
  denied: 'refused the key',
  broken: 'reported a failure',
} as const;

export type Failure = keyof typeof FAILURES;

/** A service's answer, which is null if there is no such thing, or why there is no usable answer. */
export type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Failure };

export const found = <Value>(value: Value): Found<Value> => ({ ok: true, value });
export const lacks = (why: Failure): { readonly ok: false; readonly why: Failure } => ({ ok: false, why });

/** Logs each sentence about a service once. A sentence must not contain a key, plate or address. */
export interface Notices {
  once(sentence: string): void;
}

export function createNotices(tell: (line: string) => void = console.warn): Notices {
  const logged = new Set<string>();
  return {
    once(sentence) {
      if (logged.has(sentence)) return;
      logged.add(sentence);
      tell(sentence);
    },
  };
}
