// VAL-01…12: each rule with the key of its sentence.
import * as v from 'valibot';
import { problemCode } from './problem.ts';

/** An empty text gives the problem 'required'. */
export const notEmpty = v.minLength<string, 1, string>(1, problemCode('problem.required'));
/** The typed text, trimmed. */
export const trimmed = v.pipe(v.string(), v.trim());
export const requiredText = v.pipe(trimmed, notEmpty);

export const numbersOnly = () => v.regex(/^\d*$/, problemCode('problem.numbers'));
export const validDecimal = () => v.regex(/^(\d+(\.\d*)?|\.\d+)?$/, problemCode('problem.decimal'));
export const lettersOnly = () => v.regex(/^[a-z\s]*$/i, problemCode('problem.letters'));
export const lettersAndNumbers = () => v.regex(/^[a-z\d\s]*$/i, problemCode('problem.lettersAndNumbers'));
export const atLeast = (min: number) =>
  v.minLength<string, number, string>(min, problemCode('problem.minLength', { min }));
export const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, problemCode('problem.maxLength', { max }));
export const email = () => v.email(problemCode('problem.email'));

/** The bounds of a number, both included. */
export const between = (bounds: { readonly min: number; readonly max: number }) =>
  v.check<number, string>(
    (value) => value >= bounds.min && value <= bounds.max,
    problemCode('problem.between', { ...bounds }),
  );
export const notOver = (max: number) =>
  v.maxValue<number, number, string>(max, problemCode('problem.max', { max }));
export const notUnder = (min: number) =>
  v.minValue<number, number, string>(min, problemCode('problem.min', { min }));
