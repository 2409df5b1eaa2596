// Walks a plan to find which steps apply, how far the answers go, and which answers count.
import { accept } from './accept.ts';
import type { AnyStep } from './step.ts';

/**
 * Walks the plan in order, skips steps that do not apply, collects the answers of each step, and stops at the first step whose
 * answers are missing or invalid. The result is never stored.
 */
export function walkPlan<Context, Answers extends object, StepOfPlan extends AnyStep<Context, Answers>>(
  plan: readonly StepOfPlan[],
  context: Context,
  answers: Answers,
) {
  /** The answers of the walked steps; a request is made from these alone. */
  const relevant: Partial<Answers> = {};
  /** Every step that applies, in order: the Y in 'Step X of Y'. */
  const steps: StepOfPlan[] = [];
  /** The walked steps with valid answers, and the first step without (the frontier), if there is one. */
  const reached: StepOfPlan[] = [];
  /** True if every step that applies has valid answers. */
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

/** The step to show: the requested one if the answers reach it, otherwise the furthest that they reach. */
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

export function progress(steps: readonly { readonly id: string }[], id: string) {
  const index = steps.findIndex((step) => step.id === id);
  const position = index + 1;
  return {
    /** Counts from 1. */
    position,
    of: steps.length,
    /** From 0 to 1: position divided by count, so step 1 of 4 is 0.25 (WIZ-02). */
    share: steps.length ? position / steps.length : 0,
    isFirst: index === 0,
    isLast: position === steps.length,
  };
}

/** The neighbours of a step, which Back and Next lead to. */
export function neighbours<StepOfPlan extends { readonly id: string }>(
  steps: readonly StepOfPlan[],
  id: string,
) {
  const index = steps.findIndex((step) => step.id === id);
  return { before: steps[index - 1] ?? null, after: index < 0 ? null : (steps[index + 1] ?? null) };
}
