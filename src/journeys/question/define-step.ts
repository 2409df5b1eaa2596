// The wizard's step, over our flags and answers.
import type { Answers, SpecAnswers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/flags.ts';
import type { Step } from '../../wizard/step.ts';
import type { Labelled, WordKey } from '../../words/word-key.ts';

/** Answers that come with a field's and have none of their own, so that nothing is ever said of them. */
type Unsaid = 'gdprConsent' | 'propertyTypeName';

/** Answers that a folder of its own adds, with their labels among its sentences. */
type Brought = Exclude<keyof Answers, keyof SpecAnswers>;

/** Of an answer without its label, a property that nobody has: its name is what TypeScript then says is missing. */
type Lacks<Asks extends keyof Answers> = {
  readonly [Key in Exclude<
    Asks,
    Labelled | Unsaid | Brought
  > as `label.${Key} in words/en-gb/problems.ts`]: never;
};

/** The engine knows no sentences; a reason for which Next waits is one of ours. */
interface Waits {
  readonly waitsFor?: (flags: Flags, entered: Readonly<Record<string, unknown>>) => WordKey | null;
}

/** Checks a step against the answers it says it asks, each with its `label.*`, and keeps its id literal. */
export function defineStep<const Id extends string, const Asks extends keyof Answers>(
  step: Omit<Step<Id, Flags, Answers, Asks>, keyof Waits> & Waits & Lacks<Asks>,
): Step<Id, Flags, Answers, Asks> {
  return step;
}
