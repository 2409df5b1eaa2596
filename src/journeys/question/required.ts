// VAL-01: '{label} is required'.
import * as v from 'valibot';
import { says } from '../../wizard/problem.ts';

/** One of the given values. No choice is 'required', another value 'invalid'. */
export function requiredChoice<const Value extends number | string>(values: readonly Value[]) {
  return v.custom<Value>(
    (entered) => values.includes(entered as Value),
    ({ input }) =>
      says(input === null || input === undefined || input === '' ? 'problem.required' : 'problem.invalid'),
  );
}

/** An answer that is not typed: a vehicle, an address. */
export function requiredObject<Value extends object>() {
  return v.custom<Value>(
    (entered) => typeof entered === 'object' && entered !== null,
    says('problem.required'),
  );
}

/** A positive id from a list of the server. */
export function requiredId() {
  return v.custom<number>((entered) => typeof entered === 'number', says('problem.required'));
}
