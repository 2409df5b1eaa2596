// Knows how the vehicles of a quote are shown: what a mile and a year of each costs.
import type { ResultVehicle } from '../result/quote-result.ts';
import { pence, pounds } from '../result/rounding.ts';
import type { EvCase } from './ev-case.ts';
import { electricMile, fuelMile } from './running-cost.ts';
import type { FuelVehicle, VehicleFacts } from './vehicle-facts.ts';

/** The electric vehicle on the recommended tariff: in its cheap hours, and (`Max`) outside them. */
export function shownElectric({ question, efficiency, car, rates }: EvCase): ResultVehicle {
  const { facts, milesPerKwh } = question.electric;
  return {
    ...named(facts),
    mpg: milesPerKwh,
    cO2Emisions: 0,
    costPerMile: pence(electricMile(rates.low, efficiency)),
    costPerMileMax: pence(electricMile(rates.high, efficiency)),
    annualCost: pounds((car.energy * rates.low) / 100),
    annualCostMax: pounds((car.energy * rates.high) / 100),
  };
}

/** The vehicle it would replace, which costs the same at any hour. */
export function shownFuel(vehicle: FuelVehicle, { currentCost }: EvCase): ResultVehicle {
  return {
    ...named(vehicle.facts),
    mpg: vehicle.mpg,
    cO2Emisions: vehicle.gramsPerMile,
    costPerMile: pence(fuelMile(vehicle)),
    costPerMileMax: null,
    annualCost: pounds(currentCost),
    annualCostMax: null,
  };
}

function named({ make, model, isEv, batterySize, engineSize, fuel }: VehicleFacts) {
  return { make, model, isEv, batterySize, engineSize, fuel };
}
