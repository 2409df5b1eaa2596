// Where the value axis ends, where labels have room, and which point a key or a finger selects.
import { countedBy } from '../../domain/safe-built-ins.ts';

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

export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A label at its point: centred above or below it, after it under a rising line, or to the left of it like a flag on a pole. */
export interface LabelWish {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'above' | 'below' | 'after' | 'flag';
}

/** A box for each label, in any one unit; null if it would cover an earlier one. */
export function labelPlaces(wishes: readonly LabelWish[], inside: LabelBox): readonly (LabelBox | null)[] {
  const taken: LabelBox[] = [];
  return wishes.map((wish) => {
    const box = kept(wanted(wish), inside);
    if (taken.some((other) => overlap(box, other))) return null;
    taken.push(box);
    return box;
  });
}

function wanted({ x, y, width, height, side }: LabelWish): LabelBox {
  const gap = height / 3;
  const left = side === 'after' ? x : side === 'flag' ? x - width : x - width / 2;
  const top = side === 'after' ? y + height : side === 'below' ? y + gap : y - gap - height;
  return { left, top, width, height };
}

/** Moved as little as necessary; a label wider than the chart begins at its edge. */
function kept(box: LabelBox, inside: LabelBox): LabelBox {
  const within = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    left: within(box.left, box.width, inside.left, inside.width),
    top: within(box.top, box.height, inside.top, inside.height),
  };
}

/** Keeps half a line between two lines of text, so that they stay readable. */
function overlap(one: LabelBox, other: LabelBox): boolean {
  const air = one.height / 2;
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height + air &&
    other.top < one.top + one.height + air
  );
}

/** The point that a key leads to; undefined for other keys. The first press begins at an end. */
export function keyPoint(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(at + 1, last);
  if (key === 'ArrowLeft') return at === null ? last : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' && at !== null ? null : undefined;
}

/**
 * The point at a position, given as a share of the plot's own width, so that it is right on a page that scales the widget.
 * @param share 0 at the plot's left edge, 1 at its right
 * @param padded true if there is half a step of space at both ends, as for bars
 */
export function sharePoint(share: number, count: number, padded: boolean): number {
  const at = padded ? share * count - 0.5 : share * (count - 1);
  return Math.max(0, Math.min(Math.round(at), count - 1));
}
