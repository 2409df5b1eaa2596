import * as v from 'valibot';
import type { Answers, SpecAnswers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/journey.ts';
import { problemCode } from '../../wizard/problem.ts';
import type { Step } from '../../wizard/step.ts';
import type { Labelled, WordKey } from '../../words/word-key.ts';

/** Answers that come with a field's own. They have no field, so no problem is ever about them. */
type WithoutField = 'gdprConsent' | 'propertyTypeName';

/** A folder may add answers of its own, with their labels among its sentences. */
type Brought = Exclude<keyof Answers, keyof SpecAnswers>;

/** If an answer has no label, TypeScript reports this property's name as missing. */
type Lacks<Asks extends keyof Answers> = {
  readonly [Key in Exclude<
    Asks,
    Labelled | WithoutField | Brought
  > as `label.${Key} in words/en-gb/problems.ts`]: never;
};

/** The wizard knows no sentences; the reason for a disabled Next is a key of ours. */
interface Waits {
  readonly waitsFor?: (flags: Flags, entered: Readonly<Record<string, unknown>>) => WordKey | null;
}

/**
 * Defines a step of the wizard with our flags and answers. Checks that a step has a `label.*` for each of its answers, and keeps
 * its id as a literal type.
 */
export function defineStep<const Id extends string, const Asks extends keyof Answers>(
  step: Omit<Step<Id, Flags, Answers, Asks>, keyof Waits> & Waits & Lacks<Asks>,
): Step<Id, Flags, Answers, Asks> {
  return step;
}

/** VAL-01: '{label} is required'. One of the given values. No choice is 'required', another value 'invalid'. */
export function requiredChoice<const Value extends number | string>(values: readonly Value[]) {
  return v.custom<Value>(
    (entered) => values.includes(entered as Value),
    ({ input }) =>
      problemCode(
        input === null || input === undefined || input === '' ? 'problem.required' : 'problem.invalid',
      ),
  );
}

/** An answer that is not typed: a vehicle, an address. */
export function requiredObject<Value extends object>() {
  return v.custom<Value>(
    (entered) => typeof entered === 'object' && entered !== null,
    problemCode('problem.required'),
  );
}

/** A positive id from a list of the server. */
export function requiredId() {
  return v.custom<number>((entered) => typeof entered === 'number', problemCode('problem.required'));
}
