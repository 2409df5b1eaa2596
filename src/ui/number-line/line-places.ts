interface LinePlaces {
  /** Percent of the line, from its start. */
  readonly zero: number;
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** Where the marks stand on a line that always holds zero. */
export function linePlaces(low: number, base: number, high: number): LinePlaces {
  const start = Math.min(0, low);
  const length = Math.max(0, high) - start || 1;
  const place = (value: number) => (100 * (value - start)) / length;
  return { zero: place(0), low: place(low), base: place(base), high: place(high) };
}

/** How a label hangs at its place: so that the two ends of a short range do not run into one another. */
export function labelHang(place: number): 'before' | 'after' {
  return place > 50 ? 'before' : 'after';
}
