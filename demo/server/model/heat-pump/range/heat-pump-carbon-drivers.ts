import { CONSTANTS } from '../../constants.ts';
import type { Moved } from '../../range/moved.ts';
import { exact } from '../../result/assumptions.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import type { HeatPumpStage } from './heat-pump-stage.ts';
import { pumpEfficiencies } from './pump-efficiencies.ts';

/** kg a kWh: in 2025 with network losses, and in coming years. */
const GRID = { dirty: 0.195, clean: 0.1 };

export function cleanPump({ quoted }: HeatPumpStage): Moved | null {
  const { driver, low, high } = pumpEfficiencies(quoted);
  const quotedAs = quoted.pump.efficiency;
  if (quotedAs === 0) return null;
  return { ...driver, ends: [low, high].map((other) => saved(quoted, { harder: quotedAs / other })) };
}

export function grid({ quoted }: HeatPumpStage): Moved {
  const textOf = (factor: number) => `${exact(factor)} kg a kWh`;
  return {
    id: 'grid',
    text: 'CO2 of electricity',
    from: textOf(GRID.clean),
    to: textOf(GRID.dirty),
    ends: [GRID.clean, GRID.dirty].map((kilos) => saved(quoted, { kilos })),
    source: 'It was 0.195 kg in 2025, with what is lost in the wires. We chose 0.1 kg for the years to come',
  };
}

/** Tonnes saved a year. @param harder factor on the pump's electricity @param kilos CO2 of a kWh */
function saved(
  { home, old, pump, pumpCarbon, use }: HeatPumpCase,
  { harder = 1, kilos = CONSTANTS.co2Elec.value },
): number {
  const bought = pump.total * harder * pumpCarbon + use.hob;
  const today = home.fuel === 2 ? (old.fuelUse * kilos) / 1000 : old.co2;
  return today - (bought * kilos) / 1000;
}
