// Knows where the ends of a range, its middle and zero stand on a line.

export interface LinePlaces {
  /** Percent from the line's start. */
  low: number;
  high: number;
  zero: number;
  likely: number;
  /** The ends are too near for labels above each: they stand outward. */
  tight: boolean;
}

/** Room left at each end for the labels, percent of the line. */
const MARGIN = 15;

/** The line always holds zero, so that a cost can never look like a saving. A range of nothing stands in the middle. */
export function linePlaces(low: number, high: number, likely = (low + high) / 2): LinePlaces {
  const from = Math.min(0, low);
  const to = Math.max(0, high);
  const place = (value: number) =>
    to > from ? MARGIN + ((value - from) / (to - from)) * (100 - 2 * MARGIN) : 50;
  const places = { low: place(low), high: place(high), zero: place(0), likely: place(likely) };
  return { ...places, tight: places.high - places.low < 22 };
}
