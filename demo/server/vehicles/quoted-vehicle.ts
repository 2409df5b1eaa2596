// Knows which vehicle of the catalogue a quote is about.
import { Refusal } from '../http/refusal.ts';
import { type CatalogueVehicle, catalogueVehicle } from './catalogue.ts';
import { lookUpPlate } from './vehicle-lookup.ts';

export interface AskedVehicle {
  readonly makeId: number | null;
  readonly modelId: number | null;
  /** cc, or kWh of a battery. */
  readonly engineSize?: number | null | undefined;
  readonly registrationNumber?: string | undefined;
}

/** By make, model and engine; by its plate where they are missing. Throws a 400 that names `field`. */
export async function quotedVehicle(asked: AskedVehicle, field: string): Promise<CatalogueVehicle> {
  const { makeId, modelId, engineSize, registrationNumber } = asked;
  const found =
    makeId !== null && modelId !== null
      ? catalogueVehicle(makeId, modelId, engineSize)
      : await behindPlate(registrationNumber);
  if (!found) throw new Refusal(400, `${field} must be a vehicle that the lists of makes and models hold.`);
  return found;
}

async function behindPlate(plate: string | undefined): Promise<CatalogueVehicle | null> {
  const outcome = plate ? await lookUpPlate(normalPlate(plate)) : null;
  return outcome?.kind === 'found' ? outcome.vehicle : null;
}

/** Capitals, no space. */
export function normalPlate(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}
