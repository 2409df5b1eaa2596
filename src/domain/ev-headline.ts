// RES-EV-01, RES-EV-02: the saving of a comparison, or the cost of charging.
import { billSaving } from './bill-saving.ts';
import { priceOn } from './price-cap.ts';
import { co2Reduction, currentRow, type Result, recommendedRow } from './result.ts';
import { vehicleFigures } from './vehicle-figures.ts';

/** The vehicles of a result. Compared, today's is `current` and the electric one `compare`; alone, the electric one is `current`. */
export function quotedVehicles({ request: { current, compare } }: Result) {
  return compare ? { today: current, electric: compare } : { today: null, electric: current };
}

/** Null if the figure that it needs is unknown. */
export function evHeadline(result: Result) {
  if (quotedVehicles(result).today) return billSaving(result, fuelCost(result));
  const value = chargingCost(result);
  return value === null ? null : ({ kind: 'charging', value } as const);
}

/** Pounds a year for charging on the recommended tariff; on today's tariff if no other was compared. */
export function chargingCost(result: Result): number | null {
  const onlyRow = quotedVehicles(result).today ? null : currentRow(result);
  return (recommendedRow(result) ?? onlyRow)?.annualCost ?? null;
}

/** Pence a mile as the car is charged, at all hours together. */
export function chargedMile(result: Result): number | null {
  const cost = chargingCost(result);
  const { totalMiles } = result.request;
  return cost !== null && totalMiles ? (100 * cost) / totalMiles : null;
}

/** kWh a year at the wall. */
export function chargedEnergy(result: Result): number | null {
  return (recommendedRow(result) ?? result.calculatedResults[0])?.electricity.evConsumption ?? null;
}

/** Tonnes a year of making that electricity, if the server sends it. */
export function gridCo2(result: Result): number | null {
  return recommendedRow(result)?.gridCo2Emission ?? null;
}

/** Pounds a year for the fuel of today's vehicle. */
export function fuelCost(result: Result): number | null {
  const { today } = quotedVehicles(result);
  return today ? (currentRow(result)?.annualCost ?? today.annualCost) : null;
}

/** Pounds for the petrol of a typical car. */
export function petrolCost(miles: number): number {
  return (miles * priceOn().figures.petrolMile) / 100;
}

/** RES-EV-07, AMB-34: tonnes a year saved, from today's vehicle's own figures if the rows have none. Null unless compared. */
export function co2Saved(result: Result): number | null {
  const { today } = quotedVehicles(result);
  if (!today) return null;
  const burnt = vehicleFigures(today, result.request.totalMiles).co2Tonnes;
  return co2Reduction(result) ?? (burnt === null ? null : burnt - (gridCo2(result) ?? 0));
}
