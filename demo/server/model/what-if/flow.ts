import type { Flow } from '../../../../src/domain/extras/what-if.ts';

/** A side of the comparison without any cost, which each asset fills in. */
export const NOTHING: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };

/** Pounds a year of a standing charge in pence a day. */
export const yearOfStanding = (pence: number) => 3.65 * pence;
