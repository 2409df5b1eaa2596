export interface LeverBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The typed text as a value of the lever, or its problem. Digits may be grouped, and both minus signs are allowed. */
export function readLever(
  text: string,
  { min, max }: LeverBounds,
): number | 'not-a-number' | 'out-of-bounds' {
  const plain = text.replace(/[\s,£%]/g, '').replace('−', '-');
  if (!/^-?\d*\.?\d+$/.test(plain)) return 'not-a-number';
  const value = Number(plain);
  return value < min || value > max ? 'out-of-bounds' : value;
}

/** What an arrow key moves a finer lever by, so that its way is not hundreds of presses. */
const LEAST_PRESS = 0.1;

/** The value after a key that moves a fine lever; null if the browser moves it. @param more the arrow towards its end */
export function pressed(
  key: string,
  value: number,
  { min, max, step }: LeverBounds,
  more: 'ArrowRight' | 'ArrowLeft',
): number | null {
  if (step >= LEAST_PRESS || !key.startsWith('Arrow')) return null;
  const way = key === 'ArrowUp' || key === more ? LEAST_PRESS : -LEAST_PRESS;
  return Math.min(max, Math.max(min, value + way));
}
