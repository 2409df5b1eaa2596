// The meters of synthetic homes: kinds of supply, how common each is, yearly use, and meter numbers.
import { ELECTRICITY_BOUNDS, GAS_BOUNDS } from '../../../src/domain/usage.ts';
import { readTable } from '../data/read-table.ts';
import { CONSTANTS } from '../model/constants.ts';
import { calculatedDemand } from '../model/load/heat-demand.ts';
import type { Place } from '../model/place/place.ts';
import { propertyType, typicalElectricity } from '../model/place/property-type.ts';
import type { Random } from './seeded-random.ts';

export interface MeterScenario {
  readonly name: string;
  /** Per cent of addresses; our own choice. */
  readonly share: number;
  readonly hasElectricity: boolean;
  readonly hasGas: boolean;
  readonly hasTwoSuppliers: boolean;
  readonly isDomestic: boolean;
  readonly isPrepayment: boolean;
  readonly isEconomy7: boolean;
}

export const METER_SCENARIOS: readonly MeterScenario[] = readTable('meter_scenarios.csv', (row) => ({
  name: row.text('scenario'),
  share: row.number('share_pct'),
  hasElectricity: row.text('electricity') === 'yes',
  hasGas: row.text('gas') === 'yes',
  hasTwoSuppliers: row.text('suppliers') === 'different',
  isDomestic: row.text('domestic') === 'yes',
  isPrepayment: row.text('prepayment') === 'yes',
  isEconomy7: row.text('economy7') === 'yes',
}));

/** Throws if the table has no such scenario. */
export function meterScenario(name: string): MeterScenario {
  const scenario = METER_SCENARIOS.find((candidate) => candidate.name === name);
  if (!scenario) throw new Error(`meter_scenarios.csv has no scenario ${name}`);
  return scenario;
}

const MEDIUM = 2;
/** Standard deviations of logarithms: of floor areas within a type of home, and of use between households. */
const AREA_SD = 0.15;
const USE_SD = 0.35;
const YEARLY = 1;

/**
 * A home's energy use: what the model expects for its type and place, with random variation. kWh a year on each meter.
 * A home without gas is heated by electricity.
 */
export function yearlyUse(random: Random, typeId: number, { hasGas }: MeterScenario, place: Place) {
  const type = propertyType(typeId)!;
  const home = { ...type, floorArea: type.floorArea * random.logNormal(AREA_SD) };
  const { space, hotWater } = calculatedDemand(home, MEDIUM, place.degreeDays);
  const heat = space + hotWater;
  const boiler = CONSTANTS.effGasBoiler.value * (1 - CONSTANTS.cookingShare.value);
  const electricity = typicalElectricity(type) + (hasGas ? 0 : heat);
  return {
    electricityUse: within(electricity * random.logNormal(USE_SD), ELECTRICITY_BOUNDS[YEARLY]),
    gasUse: within((heat / boiler) * random.logNormal(USE_SD), GAS_BOUNDS[YEARLY]),
  };
}

function within(kWh: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.round(kWh)));
}

/** From limejump/mpan (MIT); twelve published examples agree. */
const MPAN_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/**
 * Makes meter numbers with correct check digits that no real meter is likely to have. The 13 digits of an MPAN core:
 * two of the distributor, five zeros, five of the serial and a check digit.
 */
export function mpanCore(distributorId: string, serial: number): string {
  const body = `${distributorId}00000${fiveDigits(serial)}`;
  return body + mpanCheck(body);
}

/** The ten digits of an MPRN: an unused prefix, six of the serial and two check digits. */
export function mprn(serial: number): string {
  const body = `90${String(serial % 1_000_000).padStart(6, '0')}`;
  return body + mprnCheck(body);
}

/** The check digit for the first twelve digits of an MPAN core. */
export function mpanCheck(body: string): string {
  const total = MPAN_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0);
  return String((total % 11) % 10);
}

/**
 * The check digits of an MPRN: the sum of each digit times its position from the right, modulo 11 (single source:
 * Everybodywiki).
 */
export function mprnCheck(body: string): string {
  const total = [...body].reduce((sum, digit, index) => sum + (body.length - index) * Number(digit), 0);
  return String(total % 11).padStart(2, '0');
}

function fiveDigits(serial: number): string {
  return String(serial % 100_000).padStart(5, '0');
}
