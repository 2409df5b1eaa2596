// What the visitor entered at a step, and the answers or problems that come of it.
import { safeParse } from 'valibot';
import { type Problem, problemsIn } from './problem.ts';
import type { AnyStep } from './step.ts';

/** Typed text by dot path. */
export type TypedText = Readonly<Record<string, string>>;

/** The values to accept: those of every answer that the step asks for. */
export function entered<Context, Answers extends object>(
  step: AnyStep<Context, Answers>,
  context: Context,
  answers: Answers,
  typed: TypedText,
): Partial<Answers> {
  const suggested = step.suggest?.(context, answers) ?? {};
  const values = Object.fromEntries(
    step.asks.map((key) => [key, answers[key] ?? suggested[key as keyof typeof suggested] ?? null]),
  );
  return Object.entries(typed).reduce<object>(withText, values) as Partial<Answers>;
}

/** The initial text of a typed field. */
export function textAt(answers: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], answers);
  return value === null || value === undefined ? '' : String(value);
}

function withText(values: object, [path, text]: readonly [string, string]): object {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: text };
  const inner = ((values as Record<string, unknown>)[key] ?? {}) as object;
  return { ...values, [key]: withText(inner, [rest.join('.'), text]) };
}

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
