// Knows who is asked about a number plate: nobody. An operator with a real vehicle look-up replaces this one file.
import type { PlateOutcome } from './plate-outcome.ts';
import { syntheticPlate } from './synthetic-plates.ts';

/**
 * What is registered under a plate, given in capitals without a space. A vehicle that is found must be one of
 * the catalogue; throw a Refusal with 503 when the register can't be reached.
 */
export async function lookUpPlate(plate: string): Promise<PlateOutcome> {
  return syntheticPlate(plate);
}
