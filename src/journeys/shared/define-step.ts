// Knows the step of this product: the wizard's, over our flags and answers.
import type { Answers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/flags.ts';
import type { AnyStep, Step } from '../../wizard/step.ts';

export type QuoteStep = AnyStep<Flags, Answers>;

/** Checks a step against the answers it says it asks, and keeps its id literal. */
export function defineStep<const Id extends string, const Asks extends keyof Answers>(
  step: Step<Id, Flags, Answers, Asks>,
): Step<Id, Flags, Answers, Asks> {
  return step;
}
