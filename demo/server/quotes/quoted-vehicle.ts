import { Refusal } from '../http/refusal.ts';
import type { VehicleSource } from '../sources/sources.ts';
import { type CatalogueVehicle, catalogueVehicle } from '../vehicles/catalogue.ts';

export interface RequestedVehicle {
  readonly makeId: number | null;
  readonly modelId: number | null;
  /** cc, or kWh of a battery. */
  readonly engineSize?: number | null | undefined;
  readonly registrationNumber?: string | undefined;
}

/** By make, model and engine; by its plate where they are missing. Throws a 400 that names `field`. */
export async function quotedVehicle(
  vehicles: VehicleSource,
  asked: RequestedVehicle,
  field: string,
): Promise<CatalogueVehicle> {
  const { makeId, modelId, engineSize, registrationNumber } = asked;
  const found =
    makeId !== null && modelId !== null
      ? catalogueVehicle(await vehicles.catalogue(), makeId, modelId, engineSize)
      : await behindPlate(vehicles, registrationNumber);
  if (!found) throw new Refusal(400, `${field} must be a vehicle that the lists of makes and models hold.`);
  return found;
}

async function behindPlate(vehicles: VehicleSource, plate: string | undefined) {
  const outcome = plate ? await vehicles.lookUp(normalPlate(plate)) : null;
  return outcome?.kind === 'found' ? outcome.vehicle : null;
}

/** Capitals, no space. */
export function normalPlate(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}
