import { Refusal } from '../http/refusal.ts';
import type { VehicleSource } from '../sources/sources.ts';
import { type CatalogueVehicle, catalogueVehicle } from '../vehicles/catalogue.ts';

export interface RequestedVehicle {
  readonly makeId: number | null;
  readonly modelId: number | null;
  /** cc of an engine, or kWh of a battery. */
  readonly engineSize?: number | null | undefined;
  readonly registrationNumber?: string | undefined;
}

/** Finds a vehicle by make, model and engine, or else by its plate. Throws a 400 that names `field`. */
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
  if (!found) throw new Refusal(400, `${field} must be a vehicle in the lists of makes and models.`);
  return found;
}

async function behindPlate(vehicles: VehicleSource, plate: string | undefined) {
  const outcome = plate ? await vehicles.lookUp(normalPlate(plate)) : null;
  return outcome?.kind === 'found' ? outcome.vehicle : null;
}

/** Returns the plate in capitals and without spaces. */
export function normalPlate(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}
