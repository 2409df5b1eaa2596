// Knows the round numbers that a value axis stands on.

export interface ValueAxis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** About so many steps from the least to the greatest. */
const STEPS = 4;

/** Room beyond the outermost values for their labels, as a share of the whole. */
const HEADROOM = 0.1;

/** An axis that holds zero and every value, in steps of 1, 2 or 5 times a power of ten, with room for labels. */
export function valueAxis(values: readonly number[]): ValueAxis {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / STEPS);
  const room = (high - low) * HEADROOM;
  const last = Math.max(low < 0 ? 0 : 1, Math.ceil(high / step - 1e-9));
  // Below zero it goes no further than it must: a whole step under one small loss would press the rest together.
  const min = low < 0 ? Math.max(low - room, Math.floor(low / step + 1e-9) * step) : 0;
  const max = Math.max(last * step, high + room);
  const first = Math.ceil(min / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min, max, ticks };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 5, 10].find((times) => times * power >= least * (1 - 1e-9)) ?? 10) as number) * power;
}
