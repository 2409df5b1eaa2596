// Turns what the visitor entered at a step into its answers, or into problems.
import { safeParse } from 'valibot';
import type { Problem } from './problem.ts';
import { problemsIn } from './problems-in.ts';
import type { AnyStep } from './step.ts';

type Accepted<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Parses the entered values with the step's schema. */
export function accept<Context, Answers extends object>(
  step: AnyStep<Context, Answers>,
  context: Context,
  soFar: Partial<Answers>,
  entered: unknown,
): Accepted<Partial<Answers>> {
  const parsed = safeParse(step.schema(context, soFar), entered);
  if (parsed.success) return { ok: true, values: parsed.output };
  return { ok: false, problems: problemsIn(parsed.issues, String(step.asks[0])) };
}
