import type { CarFlow, Flow, FuelFlow, Rated, WhatIf } from '../extras/what-if.ts';
import type { Scenario } from './scenario.ts';

const PENCE = 100;
const DAYS = 365;

const total = (rated: readonly Rated[]) => rated.reduce((sum, { kWh, rate }) => sum + kWh * rate, 0) / PENCE;

/** Pounds a year of one side of the comparison. `quoted` is the efficiency behind the pump's quoted kWh. */
export function spend(flow: Flow, scenario: Scenario, quoted: number | null): number {
  const { electricity, exported, efficiency } = scenario;
  const harder = quoted !== null && efficiency !== null ? quoted / efficiency : 1;
  return (
    flow.standing +
    total(flow.import) * electricity +
    total(flow.pump) * electricity * harder +
    (flow.car ? charging(flow.car, scenario) : 0) -
    total(flow.export) * exported +
    (flow.fuel ? burning(flow.fuel, scenario) : 0)
  );
}

/** What does not fit into the cheap window is charged at the high rate. */
function charging(
  { milesPerKwh, low, high, windowKwhPerDay, most, tax }: CarFlow,
  scenario: Scenario,
): number {
  const kWh = scenario.miles / milesPerKwh;
  if (kWh === 0) return 0;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * DAYS) / kWh);
  const taxed = tax === undefined ? 0 : scenario.miles * scenario.tax;
  return (kWh * (share * low + (1 - share) * high) * scenario.electricity + taxed) / PENCE;
}

function burning({ perMile, use, pence, standing }: FuelFlow, { miles, fuel }: Scenario): number {
  const burnt = perMile === null ? (use ?? 0) : perMile * miles;
  return (burnt * pence * fuel) / PENCE + standing;
}

/** Pounds a year less than today; negative if it costs more. */
export function scenarioSaving({ before, after, efficiency }: WhatIf, scenario: Scenario): number {
  return spend(before, scenario, efficiency) - spend(after, scenario, efficiency);
}
