// The kinds of supply that a home can have, and how common each is among synthetic homes.
import { readTable } from '../data/read-table.ts';

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
