// STEP-ADDR-26: at most one problem for each field, the first.
import { type BaseIssue, getDotPath } from 'valibot';
import { type Problem, readProblem } from './problem.ts';

/** `whole` is the field that shows an issue with all fields together. */
export function problemsIn(issues: readonly BaseIssue<unknown>[], whole: string): readonly Problem[] {
  const byField = new Map<string, Problem>();
  for (const issue of issues) {
    const field = getDotPath(issue) ?? whole;
    if (!byField.has(field)) byField.set(field, readProblem(field, issue.message));
  }
  return [...byField.values()];
}
