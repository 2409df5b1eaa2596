/** Why a service told nothing. None of these holds what was asked or with which key. */
export const FAILURES = {
  late: 'did not answer in time',
  cut: 'could not be reached, or broke off',
  huge: 'answered with more than it should',
  unreadable: 'answered with something that could not be read',
  busy: 'was asked too much at once',
  away: 'has failed often, and is left alone for half a minute',
  quota: 'said that its allowance is used up',
  denied: 'refused the key',
  broken: 'said that it failed',
} as const;

export type Failure = keyof typeof FAILURES;

/** What a service told; null where it says that there is nothing; or why it told nothing. */
export type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Failure };

export const found = <Value>(value: Value): Found<Value> => ({ ok: true, value });
export const lacks = (why: Failure): { readonly ok: false; readonly why: Failure } => ({ ok: false, why });
