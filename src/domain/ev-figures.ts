// The figures of a car: what a comparison saves, what charging costs (RES-EV-01, RES-EV-02), pence a mile, CO2.
import type { PriceLine } from './price-lines.ts';
import { billSaving, co2Reduction, currentRow, type Result, recommendedRow } from './result.ts';
import type { QuotedVehicle } from './vehicle.ts';

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
export function petrolCost(miles: number, { figures }: PriceLine): number {
  return (miles * figures.petrolMile) / 100;
}

/** RES-EV-07, AMB-34: tonnes a year saved, from today's vehicle's own figures if the rows have none. Null unless compared. */
export function co2Saved(result: Result): number | null {
  const { today } = quotedVehicles(result);
  if (!today) return null;
  const burnt = vehicleFigures(today, result.request.totalMiles).co2Tonnes;
  return co2Reduction(result) ?? (burnt === null ? null : burnt - (gridCo2(result) ?? 0));
}

const GRAMS_A_TONNE = 1_000_000;
const PENCE_A_POUND = 100;

/** CONST-07. @param gramsPerMile g of CO2 a mile */
export function co2Tonnes(totalMiles: number, gramsPerMile: number): number {
  return (totalMiles * gramsPerMile) / GRAMS_A_TONNE;
}

export function vehicleFigures(vehicle: QuotedVehicle, totalMiles: number | null) {
  const toPence = penceIn(vehicle, totalMiles);
  const { costPerMile, annualCost, cO2Emisions, isEv } = vehicle;
  const costPerMileMax = peak(costPerMile, vehicle.costPerMileMax);
  return {
    /** Pence a mile; for an electric vehicle, at the off-peak rate. */
    costPerMile: costPerMile === null ? null : costPerMile * toPence,
    /** Pence a mile at the peak rate; null if all hours have one rate. */
    costPerMileMax: costPerMileMax === null ? null : costPerMileMax * toPence,
    /** Pounds a year, as `costPerMile`. */
    annualCost,
    annualCostMax: peak(annualCost, vehicle.annualCostMax),
    /** Tonnes a year at the tailpipe. */
    co2Tonnes: isEv ? 0 : emitted(totalMiles, cO2Emisions),
  };
}

/** Null if the rate is the same at all hours, so that there is no peak. */
function peak(offPeak: number | null, max: number | null): number | null {
  return max === offPeak ? null : max;
}

function emitted(totalMiles: number | null, gramsPerMile: number | null): number | null {
  return totalMiles === null || gramsPerMile === null ? null : co2Tonnes(totalMiles, gramsPerMile);
}

/**
 * The factor that turns `costPerMile` into pence (AMB-23): 1, or 100 if the API sends pounds. The year's cost
 * divided by its miles shows which; the limit is a tenth, which is equally far from both.
 */
function penceIn(vehicle: QuotedVehicle, totalMiles: number | null): number {
  const { costPerMile, annualCost, costPerMileMax, annualCostMax } = vehicle;
  const ratio =
    ofPence(costPerMile, annualCost, totalMiles) ?? ofPence(costPerMileMax, annualCostMax, totalMiles) ?? 1;
  return ratio < 0.1 ? PENCE_A_POUND : 1;
}

/** The stated cost of a mile divided by the pence that the year's cost gives; null if that is unknown. */
function ofPence(perMile: number | null, perYear: number | null, totalMiles: number | null): number | null {
  if (!perMile || !perYear || !totalMiles) return null;
  return perMile / ((perYear * PENCE_A_POUND) / totalMiles);
}
