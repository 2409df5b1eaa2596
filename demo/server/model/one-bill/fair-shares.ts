import { roundTogether } from '../../../../src/domain/shown-figures.ts';

/**
 * What each of several adds to the others (Shapley value): the mean over all orders in which they could come. The
 * shares add up to what all of them make together, less what none makes.
 * @param worth of any of the combinations; it is asked once for each.
 */
export function fairShares<One>(
  all: readonly One[],
  worth: (some: ReadonlySet<One>) => number,
): readonly number[] {
  const worths = Array.from({ length: 2 ** all.length }, (_, bits) => worth(someOf(all, bits)));
  return all.map((_, at) => shareOf(at, all.length, worths));
}

/** The members whose bit is set. */
function someOf<One>(all: readonly One[], bits: number): ReadonlySet<One> {
  return new Set(all.filter((_, at) => bits & (1 << at)));
}

function shareOf(at: number, count: number, worths: readonly number[]): number {
  return worths.reduce((share, before, bits) => {
    if (bits & (1 << at)) return share;
    return share + orders(sizeOf(bits), count) * (worths[bits | (1 << at)]! - before);
  }, 0);
}

/** Share of all orders in which just these come before. */
function orders(before: number, count: number): number {
  return (factorial(before) * factorial(count - before - 1)) / factorial(count);
}

function sizeOf(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + sizeOf(bits >> 1);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** Pounds to the penny that still add up to the total, itself to the penny. */
export function roundedShares(shares: readonly number[], total: number): readonly number[] {
  const pennies = shares.map((share) => share * 100);
  const rounded = roundTogether(pennies, total * 100, Math.round(total * 100));
  return rounded.map((value) => value / 100);
}
