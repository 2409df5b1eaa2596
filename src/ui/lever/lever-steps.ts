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
