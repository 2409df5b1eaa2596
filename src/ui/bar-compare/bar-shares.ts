/** The width of each bar in percent of the widest. Negative values have width 0. */
export function barShares(values: readonly number[]): readonly number[] {
  const greatest = Math.max(0, ...values);
  return values.map((value) => (greatest > 0 ? Math.max(0, (100 * value) / greatest) : 0));
}
