// Knows the rows of a Vehicle Breakdown (RES-EV-11…17): only those the result has a value for.
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import { vehicleFigures } from '../../../domain/vehicle-figures.ts';
import type { WordKey } from '../../../words/en-gb.ts';
import { decimal, money, number, pencePerMile, size, tonnes } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';

export interface BreakdownRow {
  readonly label: WordKey;
  readonly value: string;
}

/** @param totalMiles of a year */
export function breakdownRows(
  vehicle: QuotedVehicle,
  totalMiles: number | null,
  words: Words,
): readonly BreakdownRow[] {
  const { isEv } = vehicle;
  const figures = vehicleFigures(vehicle, totalMiles);
  const { costPerMile, costPerMileMax, annualCost, annualCostMax, co2Tonnes } = figures;
  const hasPeak = isEv && costPerMileMax !== null;
  const hasPeakYear = isEv && annualCostMax !== null;
  const fuel = vehicle.fuel ?? (isEv ? words('ev.row.electricFuel') : null);
  const grams = isEv ? (vehicle.cO2Emisions ?? 0) : vehicle.cO2Emisions;
  return [
    isEv
      ? row('ev.row.battery', vehicle.batterySize, (battery) => size(battery, 'kWh'))
      : row('ev.row.engine', vehicle.engineSize, (engine) => size(engine, 'cc')),
    row('ev.row.fuel', fuel, (name) => name),
    row(isEv ? 'ev.row.milesPerKwh' : 'ev.row.mpg', vehicle.mpg, decimal),
    row('ev.row.co2PerMile', grams, (weight) => words('ev.grams', { grams: number(weight) })),
    row(hasPeak ? 'ev.row.costPerMileOffPeak' : 'ev.row.costPerMile', costPerMile, pencePerMile),
    row('ev.row.costPerMilePeak', hasPeak ? costPerMileMax : null, pencePerMile),
    row('ev.row.co2Year', co2Tonnes, (weight) =>
      weight === 0 ? words('ev.tonnes', { tonnes: 0 }) : tonnes(weight),
    ),
    row(hasPeakYear ? 'ev.row.annualCostOffPeak' : 'ev.row.annualCost', annualCost, money),
    row('ev.row.annualCostPeak', hasPeakYear ? annualCostMax : null, money),
  ].filter((one) => one !== null);
}

function row<Value>(
  label: WordKey,
  value: Value | null,
  format: (value: Value) => string,
): BreakdownRow | null {
  return value === null ? null : { label, value: format(value) };
}
