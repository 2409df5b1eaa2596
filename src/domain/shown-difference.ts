// Knows the difference of two figures as a reader takes it: from what is shown of them, not from what was rounded away.

/** Apart by more than this, the two are not what the difference was taken of. */
const SAME = 0.02;

/** `said` is what the server makes of it: it stands where the two are unknown, or come to something else. */
export function shownDifference(
  before: number | null | undefined,
  after: number | null | undefined,
  said: number,
  shown: (value: number) => number = Math.round,
): number {
  if (before == null || after == null || Math.abs(before - after - said) > SAME) return said;
  return shown(before) - shown(after);
}
