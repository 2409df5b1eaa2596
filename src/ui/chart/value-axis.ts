import { countedBy } from '../../domain/as-built.ts';

interface ValueAxis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** The largest number of steps from the lowest to the highest value. */
const STEPS = 5;

/** Room for labels beyond the outermost values, as a share of the whole. */
const HEADROOM = 0.1;

/**
 * An axis that includes zero and every value, with ticks at 1, 2 or 5 times a power of ten. It ends where the labels end, not at
 * a whole step, which would leave less space for the values.
 */
export function valueAxis(values: readonly number[]): ValueAxis {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const whole = high - low || 1;
  const step = roundStep(whole / STEPS);
  const min = low < 0 ? low - whole * HEADROOM : 0;
  const max = high > 0 || low === 0 ? high + whole * HEADROOM : 0;
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  const ticks = countedBy(last - first + 1, (index) => (first + index) * step);
  return { min, max, ticks };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 5, 10].find((times) => times * power >= least * (1 - 1e-9)) ?? 10) as number) * power;
}
