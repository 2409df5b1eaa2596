// Walks a plan: which steps apply, how far the answers reach, and which answers count.
import { accept } from './accept.ts';
import type { AnyStep } from './step.ts';

/**
 * Walks the plan in order, skips what does not apply, gathers the answers of each step and stops at the first whose
 * answers are missing or not acceptable. Nothing of this is ever stored.
 */
export function walkPlan<Context, Answers extends object, StepOfPlan extends AnyStep<Context, Answers>>(
  plan: readonly StepOfPlan[],
  context: Context,
  answers: Answers,
) {
  /** The answers of walked steps alone: the only thing a request is made from. */
  const relevant: Partial<Answers> = {};
  /** Every step that applies, in order: the Y of 'Step X of Y'. */
  const steps: StepOfPlan[] = [];
  /** The steps walked with acceptable answers, and the first without (the frontier) if there is one. */
  const reached: StepOfPlan[] = [];
  /** Every step that applies has acceptable answers. */
  let complete = true;
  for (const step of plan) {
    if (!step.applies(context, relevant)) continue;
    steps.push(step);
    if (!complete) continue;
    reached.push(step);
    const accepted = accept(step, context, relevant, answers);
    if (!accepted.ok) complete = false;
    else Object.assign(relevant, accepted.values, pick(answers, step.brings ?? []));
  }
  return { steps, reached, relevant, complete };
}

/** The step to show: the one asked for if the answers reach it, else the furthest they do. */
export function stepAt<StepOfPlan extends { readonly id: string }>(
  { reached }: { readonly reached: readonly StepOfPlan[] },
  id: string | null,
): StepOfPlan | undefined {
  if (id === null) return reached[0];
  return reached.find((step) => step.id === id) ?? reached.at(-1);
}

function pick<Answers extends object>(answers: Answers, keys: readonly (keyof Answers)[]): Partial<Answers> {
  return Object.fromEntries(keys.map((key) => [key, answers[key]])) as Partial<Answers>;
}
