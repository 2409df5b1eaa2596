// A problem is corrected when its field no longer gives the same problem.
import type { Problem } from './problem.ts';

/** Shows no new problem: those wait for the next attempt. */
export function stillReported(reported: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  return reported.filter(({ field, key }) => now.some((one) => one.field === field && one.key === key));
}
