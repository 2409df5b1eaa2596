// Pence a mile and tonnes of CO2, over a year's miles.
import type { QuotedVehicle } from './vehicle.ts';

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
