import * as v from 'valibot';
import { type ChosenVehicle, chosenVehicle, NO_VEHICLE } from './vehicle.ts';
import type { VehicleEngine, VehicleMake, VehicleModel } from './vehicle-lists.ts';

/** The part of a plate search's answer that a choice needs. */
export type FoundVehicle = Omit<ChosenVehicle, 'registrationNumber' | 'dontKnow'>;

interface PickedParts {
  readonly make: VehicleMake;
  readonly model: VehicleModel;
  readonly engine: VehicleEngine;
  readonly electric: boolean;
  readonly image: string | null;
}

/** STEP-ICE-04: without what the form has no field for. `plate` is the one searched for. */
export function vehicleFound(plate: string, found: FoundVehicle): ChosenVehicle {
  const all = { ...found, registrationNumber: plate, dontKnow: false };
  return v.safeParse(chosenVehicle, all).output as ChosenVehicle;
}

/** DLG-08, AMB-18: chosen without a plate, so `dontKnow` is set and an earlier plate is dropped. */
export function vehiclePicked({ make, model, engine, electric, image }: PickedParts): ChosenVehicle {
  return {
    ...NO_VEHICLE,
    make: make.makeName,
    makeId: make.makeId,
    model: model.model,
    modelId: model.modelId,
    ...(electric ? { batterySize: engine.engineSize } : { engineSize: engine.engineSize }),
    isEv: electric,
    image,
    dontKnow: true,
  };
}
