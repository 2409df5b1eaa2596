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
