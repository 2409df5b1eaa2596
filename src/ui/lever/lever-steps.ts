export interface LeverBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A typed text as a value of the lever, or what is wrong with it; digits may be grouped, a minus may be either sign. */
export function readLever(
  text: string,
  { min, max }: LeverBounds,
): number | 'not-a-number' | 'out-of-bounds' {
  const plain = text.replace(/[\s,£%]/g, '').replace('−', '-');
  if (!/^-?\d*\.?\d+$/.test(plain)) return 'not-a-number';
  const value = Number(plain);
  return value < min || value > max ? 'out-of-bounds' : value;
}
