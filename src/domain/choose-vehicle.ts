import { type ChosenVehicle, NO_VEHICLE } from './vehicle.ts';
import type { VehicleEngine, VehicleMake, VehicleModel } from './vehicle-lists.ts';

/** What a search by plate answers, as far as a choice is made of it. */
export type FoundVehicle = Omit<ChosenVehicle, 'registrationNumber' | 'dontKnow'>;

export interface PickedParts {
  readonly make: VehicleMake;
  readonly model: VehicleModel;
  readonly engine: VehicleEngine;
  readonly electric: boolean;
  readonly image: string | null;
}

/** STEP-ICE-04. `plate` is the one searched for. */
export function vehicleFound(plate: string, found: FoundVehicle): ChosenVehicle {
  const { make, makeId, model, modelId, engineSize, batterySize, isEv, image, yearlyMiles } = found;
  return {
    registrationNumber: plate,
    make,
    makeId,
    model,
    modelId,
    engineSize,
    batterySize,
    isEv,
    image,
    dontKnow: false,
    ...(yearlyMiles && { yearlyMiles }),
  };
}

/** DLG-08, AMB-18: chosen without a plate, so `dontKnow`, and a plate searched for before is let go. */
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
