import type { VehicleFacts } from '../model/ev/vehicle-facts.ts';
import { type CatalogueVehicle, isElectric } from '../vehicles/catalogue.ts';

/** Turns a vehicle of the catalogue into the model's form. */
export function modelVehicle(vehicle: CatalogueVehicle): VehicleFacts {
  const { make, model, fuel, batterySize, engineSize, mpg, gramsPerMile } = vehicle;
  const isEv = isElectric(vehicle);
  const distance = isEv ? { milesPerKwh: mpg } : { mpg };
  return { make, model, fuel, isEv, batterySize, engineSize, ...distance, co2GramsPerMile: gramsPerMile };
}
