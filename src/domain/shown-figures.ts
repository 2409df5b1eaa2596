// Figures that are shown together agree as shown: a difference of two, and parts with their sum.
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

/** If the parts differ from the total by more than this, they do not belong to it, so each is rounded alone. Pennies may be rounded. */
const MOST_APART = 0.02;

/** Whole numbers, one for each part. The parts that rounding changed most are adjusted. `shown`: the total's own. */
export function roundTogether(
  parts: readonly number[],
  total: number,
  shown: number = round(total),
): readonly number[] {
  const rounded = parts.map(round);
  if (Math.abs(sum(parts) - total) > MOST_APART) return rounded;
  const missing = shown - sum(rounded);
  const way = Math.sign(missing);
  const moved = (at: number) => ((parts[at] ?? 0) - (rounded[at] ?? 0)) * way;
  const giving = parts
    .map((_, at) => at)
    .sort((one, other) => moved(other) - moved(one))
    .slice(0, Math.abs(missing));
  return rounded.map((value, at) => (giving.includes(at) ? value + way : value));
}

/** Never minus zero. */
const round = (value: number) => Math.round(value) + 0;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
