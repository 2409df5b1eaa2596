// Postcodes, and whether one is in the area that a partner serves.
import { isValid, toNormalised } from 'postcode';
import { readCode } from './typed-code.ts';

/** CONST-05. */
export const POSTCODE_MAX = 7;

/** The one real postcode that the package does not know (VAL-14). */
const GIRO_BANK = 'GIR0AA';

/** The part of typed or pasted text that the field keeps, seven letters at most (AMB-20). */
export const cleanPostcode = (typed: string) => readCode(typed, POSTCODE_MAX, isPostcode);

/** VAL-13, VAL-14: a whole UK postcode, with or without its space, in either case. */
export function isPostcode(value: string): boolean {
  const clean = value.replace(/\s/g, '');
  // The capital of 'ſ' is S, which would find another place.
  return /^\w+$/.test(clean) && (clean.toUpperCase() === GIRO_BANK || isValid(clean));
}

/** As written on an envelope: 'BS1 9AA'. Any other text is returned unchanged. */
export function formatPostcode(value: string): string {
  return toNormalised(value) ?? value.replace(GIRO_BANK, 'GIR 0AA');
}

/**
 * BEY-23: whether a home is in the area where a partner accepts enquiries.
 * @param areas in capitals: postcode areas (BS), districts (SW1, which includes SW1A) and outcodes (SW1A); none means everywhere
 * @param postcode whole, in any case, with or without its space; an unknown one counts as inside
 */
export function isServed(areas: readonly string[], postcode: string): boolean {
  const outcode = postcode.replace(/\s/g, '').toUpperCase().slice(0, -3);
  const names = [outcode, outcode.replace(/[A-Z]$/, ''), outcode.replace(/\d.*/, '')];
  return areas.length === 0 || outcode === '' || names.some((name) => areas.includes(name));
}
