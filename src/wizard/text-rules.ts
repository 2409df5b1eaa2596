// VAL-01…12: each rule with the key of its sentence.
import * as v from 'valibot';
import { says } from './problem.ts';

/** An empty text gives the problem 'required'. */
export const notEmpty = v.minLength<string, 1, string>(1, says('problem.required'));
/** The typed text, trimmed. */
export const trimmed = v.pipe(v.string(), v.trim());
export const requiredText = v.pipe(trimmed, notEmpty);

export const numbersOnly = () => v.regex(/^\d*$/, says('problem.numbers'));
export const validDecimal = () => v.regex(/^(\d+(\.\d*)?|\.\d+)?$/, says('problem.decimal'));
export const lettersOnly = () => v.regex(/^[a-z\s]*$/i, says('problem.letters'));
export const lettersAndNumbers = () => v.regex(/^[a-z\d\s]*$/i, says('problem.lettersAndNumbers'));
export const atLeast = (min: number) =>
  v.minLength<string, number, string>(min, says('problem.minLength', { min }));
export const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, says('problem.maxLength', { max }));
export const email = () => v.email(says('problem.email'));

/** The bounds of a number, both included. */
export const between = (bounds: { readonly min: number; readonly max: number }) =>
  v.check<number, string>(
    (value) => value >= bounds.min && value <= bounds.max,
    says('problem.between', { ...bounds }),
  );
export const notOver = (max: number) => v.maxValue<number, number, string>(max, says('problem.max', { max }));
export const notUnder = (min: number) =>
  v.minValue<number, number, string>(min, says('problem.min', { min }));
