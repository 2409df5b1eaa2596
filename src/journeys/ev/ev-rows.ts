import {
  chargedEnergy,
  chargedMile,
  chargingCost,
  gridCo2,
  quotedVehicles,
  vehicleFigures,
} from '../../domain/ev-figures.ts';
import type { Result } from '../../domain/result.ts';
import type { QuotedVehicle } from '../../domain/vehicle.ts';
import type { WordKey } from '../../words/word-key.ts';
import type { Words } from '../../words/words.ts';
import { exactSizeText, rangeText } from './vehicle/vehicle-text.ts';

export interface BreakdownRow {
  readonly label: WordKey;
  /** The lines of a vehicle's cell. */
  readonly cells: readonly (readonly string[])[];
}

/** Today's vehicle first, if there is one. */
export function breakdownVehicles(result: Result): readonly QuotedVehicle[] {
  const { today, electric } = quotedVehicles(result);
  return [today, electric].filter((one) => one !== null);
}

type Cell = (vehicle: QuotedVehicle, result: Result, words: Words) => readonly (string | null)[];

const ROWS: readonly (readonly [WordKey, Cell])[] = [
  ['ev.row.size', (vehicle, _, words) => [exactSizeText(vehicle, words) || null]],
  ['ev.row.fuel', ({ fuel, isEv }, _, words) => [fuel ?? (isEv ? words('ev.row.electricFuel') : null)]],
  ['ev.row.range', rangeCell],
  ['ev.row.co2PerMile', gramsCell],
  ['ev.row.costPerMile', mileCell],
  ['ev.row.used', (vehicle, result, words) => (vehicle.isEv ? powerUsed : fuelUsed)(vehicle, result, words)],
  ['ev.row.co2Year', co2Cell],
  ['ev.row.annualCost', yearCell],
];

/** RES-EV-11…17: one row for both vehicles, with a column for each; only rows that the result has a value for. */
export function breakdownRows(result: Result, words: Words): readonly BreakdownRow[] {
  const vehicles = breakdownVehicles(result);
  return ROWS.map(([label, cell]) => ({
    label,
    cells: vehicles.map((one) => cell(one, result, words).filter((line) => line !== null)),
  })).filter(({ cells }) => cells.some((lines) => lines.length > 0));
}

/** The loss of charging is between the miles of a year and their electricity. */
function rangeCell({ isEv, mpg }: QuotedVehicle, result: Result, words: Words) {
  const [miles, kWh] = [result.request.totalMiles, isEv ? chargedEnergy(result) : null];
  return [
    mpg === null ? null : rangeText(isEv, mpg, words),
    miles && kWh ? words('ev.row.paid', { value: words.format.fine(miles / kWh, 2) }) : null,
  ];
}

function gramsCell({ isEv, cO2Emisions }: QuotedVehicle, _: Result, words: Words) {
  const grams = isEv ? (cO2Emisions ?? 0) : cO2Emisions;
  // A mile and a year both say where the CO2 comes from, so that none of it and some of it agree.
  return [
    grams === null
      ? null
      : words(grams ? 'ev.grams' : 'ev.row.noGrams', { grams: words.format.number(grams) }),
  ];
}

function mileCell(vehicle: QuotedVehicle, result: Result, words: Words) {
  const { costPerMile: low, costPerMileMax: high } = vehicleFigures(vehicle, result.request.totalMiles);
  const pence = words.format.pence;
  if (!vehicle.isEv || high === null) return [low === null ? null : pence(low)];
  const counted = chargedMile(result);
  return [
    counted === null ? null : words('ev.row.counted', { value: pence(counted) }),
    low === null ? null : words('ev.row.offPeak', { value: pence(low) }),
    words('ev.row.peak', { value: pence(high) }),
  ];
}

function co2Cell(vehicle: QuotedVehicle, result: Result, words: Words) {
  const { co2Tonnes: weight } = vehicleFigures(vehicle, result.request.totalMiles);
  if (weight === null) return [];
  const grid = vehicle.isEv ? gridCo2(result) : null;
  return [
    grid === null ? null : words('ev.row.gridCo2', { co2: words.format.tonnes(grid) }),
    vehicle.isEv ? words('ev.row.noCo2') : words.format.tonnes(weight),
  ];
}

/** The figure that the quote uses, and the figure at one rate alone. */
function yearCell(vehicle: QuotedVehicle, result: Result, words: Words) {
  const { annualCost: low, annualCostMax: high } = vehicleFigures(vehicle, result.request.totalMiles);
  const { money } = words.format;
  if (!vehicle.isEv || high === null) return [low === null ? null : money(low)];
  const counted = chargingCost(result);
  return [
    counted === null ? null : words('ev.row.counted', { value: money(counted) }),
    low === null ? null : words('ev.row.allOffPeak', { value: money(low) }),
    words('ev.row.allPeak', { value: money(high) }),
  ];
}

/** Litres in an imperial gallon. */
const GALLON = 4.54609;

/** The energy used in a year and its price, so that a visitor can check the cost. */
function fuelUsed({ mpg }: QuotedVehicle, { request, whatIf }: Result, words: Words): readonly string[] {
  const { totalMiles } = request;
  const fuel = whatIf?.before.fuel;
  if (!totalMiles || !mpg) return [];
  const litres = (totalMiles / mpg) * GALLON;
  const value = words('ev.row.litres', { value: words.format.number(litres) });
  return [fuel?.unit === 'l' ? words('ev.row.at', { value, rate: words.format.pence(fuel.pence) }) : value];
}

function powerUsed(_: QuotedVehicle, result: Result, words: Words): readonly string[] {
  const kWh = chargedEnergy(result);
  return kWh === null ? [] : [words.format.kWh(kWh), ...chargedAt(result, words)];
}

/** Which share is charged at which price, if the server sends it. */
export function chargedAt(result: Result, words: Words): readonly string[] {
  const [kWh, car] = [chargedEnergy(result), result.whatIf?.after.car];
  if (!kWh || !car) return [];
  const { pence, percent } = words.format;
  const { low, high, windowKwhPerDay, most } = car;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * 365) / kWh);
  const rate = pence(low);
  if (share === 1 || low === high) return [words('ev.row.at', { value: percent(100), rate })];
  return [words('ev.row.at.shared', { share: percent(100 * share), rate, other: pence(high) })];
}
