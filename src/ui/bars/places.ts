// Where bars, stacks and marks begin and how long they are.
/** The width of each bar in percent of the widest. Negative values have width 0. */
export function barShares(values: readonly number[]): readonly number[] {
  const greatest = Math.max(0, ...values);
  return values.map((value) => (greatest > 0 ? Math.max(0, (100 * value) / greatest) : 0));
}

interface StackPart {
  readonly value: number;
}

interface StackPlace {
  /** In percent of the scale, from its lower end. */
  readonly from: number;
  readonly size: number;
}

interface StackScale {
  /** The position of zero in percent from the lower end. It is above that end if a part is negative. */
  readonly zero: number;
  /** One list for each stack, with one place for each part. */
  readonly places: readonly (readonly StackPlace[])[];
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Stacks on one scale: positive parts are stacked upwards from zero, negative parts downwards. */
export function stackPlaces(stacks: readonly (readonly StackPart[])[]): StackScale {
  const totals = (sign: number) =>
    stacks.map((parts) => sum(parts.map(({ value }) => Math.max(0, sign * value))));
  const below = Math.max(0, ...totals(-1));
  const length = Math.max(0, ...totals(1)) + below || 1;
  const percent = (value: number) => (100 * value) / length;
  return { zero: percent(below), places: stacks.map((parts) => piled(parts, below, percent)) };
}

function piled(
  parts: readonly StackPart[],
  below: number,
  percent: (value: number) => number,
): readonly StackPlace[] {
  let up = below;
  let down = below;
  return parts.map(({ value }) => {
    const size = Math.abs(value);
    if (value < 0) {
      down -= size;
      return { from: percent(down), size: percent(size) };
    }
    up += size;
    return { from: percent(up - size), size: percent(size) };
  });
}

interface LinePlaces {
  /** In percent of the line, from its start. */
  readonly zero: number;
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** The positions of the marks on a line that always includes zero. */
export function linePlaces(low: number, base: number, high: number): LinePlaces {
  const start = Math.min(0, low);
  const length = Math.max(0, high) - start || 1;
  const place = (value: number) => (100 * (value - start)) / length;
  return { zero: place(0), low: place(low), base: place(base), high: place(high) };
}

/** The side of its place on which the label of zero is, so that it stays inside the line. */
export function labelHang(place: number): 'before' | 'after' {
  return place > 50 ? 'before' : 'after';
}
