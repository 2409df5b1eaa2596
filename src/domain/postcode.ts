import { isValid, toNormalised } from 'postcode';
import { readCode } from './typed-code.ts';

/** CONST-05. */
export const POSTCODE_MAX = 7;

/** The one real postcode that the package leaves out (VAL-14). */
const GIRO_BANK = 'GIR0AA';

/** What the box keeps of what is typed or pasted, seven letters at most (AMB-20). */
export const cleanPostcode = (typed: string) => readCode(typed, POSTCODE_MAX, isPostcode);

/** VAL-13, VAL-14: a whole UK postcode, with or without its space, in either case. */
export function isPostcode(value: string): boolean {
  const clean = value.replace(/\s/g, '');
  // The capital of 'ſ' is S: another place would be found.
  return /^\w+$/.test(clean) && (clean.toUpperCase() === GIRO_BANK || isValid(clean));
}

/** As it is written on an envelope: 'BS1 9AA'. Anything else comes back as it went in. */
export function formatPostcode(value: string): string {
  return toNormalised(value) ?? value.replace(GIRO_BANK, 'GIR 0AA');
}
