// Problems: inputs that the visitor has to correct, as data from which a sentence is made.
import { type BaseIssue, getDotPath } from 'valibot';

export interface Problem {
  /** The dot path of the entered value: `address`, `vehicleUsage.weekday`. */
  readonly field: string;
  /** The key of the sentence. */
  readonly key: string;
  /** The values of the sentence's placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

/** A problem code, for use as a schema's message: the key and its values in one string. */
export function problemCode(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size ? `${key}?${query}` : key;
}

/** The reverse of `problemCode`. */
export function readProblem(field: string, code: string): Problem {
  const [key = '', query = ''] = code.split('?', 2);
  return { field, key, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** STEP-ADDR-26: at most one problem for each field, the first. `whole` is the field that shows an issue with all fields together. */
export function problemsIn(issues: readonly BaseIssue<unknown>[], whole: string): readonly Problem[] {
  const byField = new Map<string, Problem>();
  for (const issue of issues) {
    const field = getDotPath(issue) ?? whole;
    if (!byField.has(field)) byField.set(field, readProblem(field, issue.message));
  }
  return [...byField.values()];
}

/** The problems that are not corrected: their field still gives the same problem. Shows no new problem: those wait for the next attempt. */
export function stillReported(reported: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  return reported.filter(({ field, key }) => now.some((one) => one.field === field && one.key === key));
}
