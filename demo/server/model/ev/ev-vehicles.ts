import type { ResultVehicle } from '../result/quote-result.ts';
import { pence, pounds } from '../result/rounding.ts';
import { canCharge } from './can-charge.ts';
import type { EvCase } from './ev-case.ts';
import { electricMile, fuelMile } from './running-cost.ts';
import type { FuelVehicle, VehicleFacts } from './vehicle-facts.ts';

/** The electric vehicle on the recommended tariff; the `Max` fields are outside the cheap hours. */
export function shownElectric(quoted: EvCase): ResultVehicle {
  const { question, efficiency, car, tax, rates } = quoted;
  const { taxPerMile = 0 } = question;
  const yearAt = (rate: number) => (canCharge(quoted) ? pounds((car.energy * rate) / 100 + tax) : null);
  const { facts, milesPerKwh } = question.electric;
  return {
    ...named(facts),
    mpg: milesPerKwh,
    cO2Emisions: 0,
    costPerMile: pence(electricMile(rates.low, efficiency) + taxPerMile),
    costPerMileMax: pence(electricMile(rates.high, efficiency) + taxPerMile),
    annualCost: yearAt(rates.low),
    annualCostMax: yearAt(rates.high),
  };
}

/** The vehicle that would be replaced. Fuel costs the same at any hour, so the `Max` fields are null. */
export function shownFuel(vehicle: FuelVehicle, { currentCost, question }: EvCase): ResultVehicle {
  return {
    ...named(vehicle.facts),
    mpg: vehicle.mpg,
    cO2Emisions: vehicle.gramsPerMile,
    costPerMile: pence(fuelMile(vehicle, question.market)),
    costPerMileMax: null,
    annualCost: pounds(currentCost),
    annualCostMax: null,
  };
}

function named({ make, model, isEv, batterySize, engineSize, fuel }: VehicleFacts) {
  return { make, model, isEv, batterySize, engineSize, fuel };
}
