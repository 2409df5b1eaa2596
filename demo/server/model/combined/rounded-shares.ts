import { roundTogether } from '../../../../src/domain/round-together.ts';

/** Pounds to the penny that still add up to the total, itself to the penny. */
export function roundedShares(shares: readonly number[], total: number): readonly number[] {
  const pennies = shares.map((share) => share * 100);
  const rounded = roundTogether(pennies, total * 100, Math.round(total * 100));
  return rounded.map((value) => value / 100);
}
