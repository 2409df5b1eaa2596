// A problem is put right when the same would no longer be said of its field.
import type { Problem } from './problem.ts';

/** Never one that was not told: what else is wrong waits for the next attempt. */
export function stillReported(told: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  return told.filter(({ field, key }) => now.some((one) => one.field === field && one.key === key));
}
