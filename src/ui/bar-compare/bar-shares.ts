/** Percent of the track for each value, the greatest filling it; nothing below zero, and nothing at all is 0. */
export function barShares(values: readonly number[]): readonly number[] {
  const greatest = Math.max(0, ...values);
  return values.map((value) => (greatest > 0 ? Math.max(0, (100 * value) / greatest) : 0));
}
