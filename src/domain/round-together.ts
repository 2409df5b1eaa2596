// Rounds parts so that they still add up to their rounded sum.

/** If the parts differ from the total by more than this, they do not belong to it, so each is rounded alone. Pennies may be rounded. */
const SAME = 0.02;

/** Whole numbers, one for each part. The parts that rounding changed most are adjusted. `shown`: the total's own. */
export function roundTogether(
  parts: readonly number[],
  total: number,
  shown: number = round(total),
): readonly number[] {
  const rounded = parts.map(round);
  if (Math.abs(sum(parts) - total) > SAME) return rounded;
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
