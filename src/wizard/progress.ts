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
