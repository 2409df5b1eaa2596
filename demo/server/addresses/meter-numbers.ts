// Makes meter numbers with correct check digits that no real meter is likely to have.

/** From limejump/mpan (MIT); twelve published examples agree. */
const MPAN_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** The 13 digits of an MPAN core: two of the distributor, five zeros, five of the serial and a check digit. */
export function mpanCore(distributorId: string, serial: number): string {
  const body = `${distributorId}00000${fiveDigits(serial)}`;
  return body + mpanCheck(body);
}

/** The ten digits of an MPRN: an unused prefix, six of the serial and two check digits. */
export function mprn(serial: number): string {
  const body = `90${String(serial % 1_000_000).padStart(6, '0')}`;
  return body + mprnCheck(body);
}

/** The check digit for the first twelve digits of an MPAN core. */
export function mpanCheck(body: string): string {
  const total = MPAN_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0);
  return String((total % 11) % 10);
}

/** The check digits of an MPRN: the sum of each digit times its position from the right, modulo 11 (single source: Everybodywiki). */
export function mprnCheck(body: string): string {
  const total = [...body].reduce((sum, digit, index) => sum + (body.length - index) * Number(digit), 0);
  return String(total % 11).padStart(2, '0');
}

function fiveDigits(serial: number): string {
  return String(serial % 100_000).padStart(5, '0');
}
