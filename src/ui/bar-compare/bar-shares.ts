/** The width of each bar in percent of the widest; nothing below zero, and 0 without values. */
export function barShares(values: readonly number[]): readonly number[] {
  const greatest = Math.max(0, ...values);
  return values.map((value) => (greatest > 0 ? Math.max(0, (100 * value) / greatest) : 0));
}
