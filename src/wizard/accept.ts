// Knows the visitor's edge: what was entered at a step becomes its answers, or problems.
import { getDotPath, safeParse } from 'valibot';
import { type Problem, readProblem } from './problem.ts';
import type { AnyStep } from './step.ts';

export type Accepted<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Parses what was entered with the step's schema; at most one problem a field, the first (STEP-ADDR-26). */
export function accept<Context, Answers extends object>(
  step: AnyStep<Context, Answers>,
  context: Context,
  soFar: Partial<Answers>,
  entered: unknown,
): Accepted<Partial<Answers>> {
  const parsed = safeParse(step.schema(context, soFar), entered);
  if (parsed.success) return { ok: true, values: parsed.output };
  const byField = new Map<string, Problem>();
  for (const issue of parsed.issues) {
    const field = getDotPath(issue) ?? String(step.asks[0]);
    if (!byField.has(field)) byField.set(field, readProblem(field, issue.message));
  }
  return { ok: false, problems: [...byField.values()] };
}
