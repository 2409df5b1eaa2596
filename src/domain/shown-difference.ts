// The difference a reader would work out: between the figures shown, not between those before rounding.

/** If the server's difference is further off than this, it was not taken between these two figures. */
const SAME = 0.02;

/** `said` is the server's own difference. It is shown where a figure is unknown, or where the two come to something else. */
export function shownDifference(
  before: number | null | undefined,
  after: number | null | undefined,
  said: number,
  shown: (value: number) => number = Math.round,
): number {
  if (before == null || after == null || Math.abs(before - after - said) > SAME) return said;
  return shown(before) - shown(after);
}
