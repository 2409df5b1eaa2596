// Makes meter numbers with correct check digits that no real meter is likely to have.

/** limejump/mpan, MIT; it holds for twelve published examples. */
const MPAN_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** The core of an electricity meter number, 13 digits: distributor, ten of our own with five zeros before, check. */
export function mpanCore(distributorId: string, serial: number): string {
  const body = `${distributorId}00000${fiveDigits(serial)}`;
  return body + mpanCheck(body);
}

/** A gas meter number of ten digits: a prefix that is not in use, six of our own, two of check. */
export function mprn(serial: number): string {
  const body = `90${String(serial % 1_000_000).padStart(6, '0')}`;
  return body + mprnCheck(body);
}

/** The last digit of a core, from the twelve before it. */
export function mpanCheck(body: string): string {
  const total = MPAN_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0);
  return String((total % 11) % 10);
}

/** The last two digits: each digit by its place counted from the right, modulo 11. Everybodywiki, one source. */
export function mprnCheck(body: string): string {
  const total = [...body].reduce((sum, digit, index) => sum + (body.length - index) * Number(digit), 0);
  return String(total % 11).padStart(2, '0');
}

function fiveDigits(serial: number): string {
  return String(serial % 100_000).padStart(5, '0');
}
