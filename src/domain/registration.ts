import { readCode } from './typed-code.ts';

/** CONST-05. */
export const REGISTRATION_MAX = 7;

/** VAL-20…23, seven characters at most: current, prefix, suffix, Northern Irish and dateless plates; each with its space or without. A number has no nought before it: F018 RDX is FO18 RDX, mistyped. */
const PLATES: readonly RegExp[] = [
  /^[A-Z]{2}\d{2} ?[A-Z]{3}$/,
  /^[A-Z][1-9]\d{0,2} ?[A-Z]{3}$/,
  /^[A-Z]{3} ?[1-9]\d{0,2}[A-Z]$/,
  /^[A-Z]{1,3} ?[1-9]\d{0,3}$/,
  /^[1-9]\d{0,3} ?[A-Z]{1,3}$/,
];

/** The part of typed or pasted text that the search field keeps, seven letters at most (VAL-24, AMB-20). */
export const cleanRegistration = (typed: string) => readCode(typed, REGISTRATION_MAX, isRegistration);

/** VAL-19…23. Accepts only capitals, so clean the text first. */
export function isRegistration(value: string): boolean {
  return PLATES.some((plate) => plate.test(value));
}

/** Inserts the space where each format has it; other text is returned unchanged. */
const SPACED: readonly RegExp[] = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/,
  /^([A-Z]\d{1,3})([A-Z]{3})$/,
  /^([A-Z]{3})(\d{1,3}[A-Z])$/,
  /^([A-Z]{1,3})(\d{1,4})$/,
  /^(\d{1,4})([A-Z]{1,3})$/,
];

/** A plate as on the car: AB12 CDE, A123 BCD, ABC 123D, ABZ 1234. */
export function formatRegistration(registration: string): string {
  const plate = registration.replace(/\s/g, '');
  const format = SPACED.find((spaced) => spaced.test(plate));
  return format ? plate.replace(format, '$1 $2') : plate;
}
