// A vehicle as shown before a quote, without the cost, which depends on a quote.
import { type CatalogueVehicle, isElectric } from './catalogue.ts';

export function shownVehicle(vehicle: CatalogueVehicle, registrationNumber: string | null) {
  const { makeId, make, modelId, model, variant, vehicleClass, fuel, confidence } = vehicle;
  return {
    make,
    makeId,
    model,
    modelId,
    variant,
    vehicleClass,
    confidence,
    image: null,
    isEv: isElectric(vehicle),
    batterySize: vehicle.batterySize,
    engineSize: vehicle.engineSize,
    fuel,
    mpg: vehicle.mpg,
    cO2Emisions: vehicle.gramsPerMile,
    costPerMile: null,
    costPerMileMax: null,
    annualCost: null,
    annualCostMax: null,
    registrationNumber,
  };
}
