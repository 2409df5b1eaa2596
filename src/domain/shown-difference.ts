// The difference of two figures as shown, not of their unrounded values.

/** If the server's difference is further off than this, it is not the difference of these two figures. */
const SAME = 0.02;

/** `said` is the server's own difference. It is shown if a figure is unknown, or if the two figures give another difference. */
export function shownDifference(
  before: number | null | undefined,
  after: number | null | undefined,
  sent: number,
  shown: (value: number) => number = Math.round,
): number {
  if (before == null || after == null || Math.abs(before - after - sent) > SAME) return sent;
  return shown(before) - shown(after);
}
