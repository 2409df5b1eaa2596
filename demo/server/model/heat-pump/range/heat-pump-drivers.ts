import type { Driver } from '../../range/moved.ts';
import { heatMoved } from './heat-driver.ts';
import { cleanPump, grid } from './heat-pump-carbon-drivers.ts';
import { efficiency, electricity, gasKept, oldFuel, tariff } from './heat-pump-money-drivers.ts';
import type { HeatPumpStage } from './heat-pump-stage.ts';

/** The uncertainties of a heat pump's saving. */
export const SAVINGS_DRIVERS: readonly Driver<HeatPumpStage>[] = [
  electricity,
  oldFuel,
  efficiency,
  (stage) => heatMoved(stage, 'pounds'),
  tariff,
  gasKept,
];

/** The uncertainties of its CO2. */
export const CO2_DRIVERS: readonly Driver<HeatPumpStage>[] = [
  cleanPump,
  grid,
  (stage) => heatMoved(stage, 'tonnes'),
];
