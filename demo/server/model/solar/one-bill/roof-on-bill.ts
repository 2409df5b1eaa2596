import type { YearRun } from '../../clock/clock-of.ts';
import type { CombinedHome, ListedAsset, YearOn } from '../../combined/bill-asset.ts';
import { CONSTANTS } from '../../constants.ts';
import { byHalfHour } from '../../load-profile.ts';
import { energy } from '../../result/rounding.ts';
import { batteryTask } from '../battery-task.ts';
import { noHours } from '../solar-hours.ts';
import { batteryCycles } from './battery-cycles.ts';
import { movedRoof } from './moved-roof.ts';
import { panelTrade, panelYear, runPanels } from './panel-year.ts';

/** Panels, with or without a battery, in a home's one bill. */
export const roofOnBill: ListedAsset<'solar'> = {
  asset: 'solar',
  joins: (home, asked) => ({ panels: panelYear(home, asked) }),
  isIn: ({ panels }) => panels !== null,
  bill: (parts, _, { earned }) => ({ ...parts, export: 0 - earned }),
  claims: ({ panels }) => (panels!.battery > 0 ? ['solar', 'solar-battery'] : ['solar']),
  followsPrices: true,
  trades: panelTrade,
  electricity: ({ panels }, { sold }) => ({
    solarGeneration: energy(panels!.generation),
    exportedToGrid: energy(sold),
  }),
  moved: movedRoof,
  day: shining,
  conditions: ({ panels }, { lost }) => (wears(panels!.battery, lost!) ? ['battery-wear'] : []),
};

function shining(run: YearRun, home: CombinedHome, { use, plan }: YearOn): YearRun {
  const { made, battery } = home.panels!;
  const { rates } = run;
  const hours = noHours();
  runPanels(home, use, rates, { plan: plan!, hours });
  const { bought, ...others } = hours;
  const tasks = battery > 0 ? batteryTask(hours, rates) : [];
  return {
    ...run,
    ...others,
    bought: run.bought.with(0, { load: bought, prices: rates.bought }),
    made: byHalfHour(made),
    tasks: [...tasks, ...run.tasks],
  };
}

/** It is filled so often that its warranty may not allow it. */
function wears(battery: number, lost: number): boolean {
  return batteryCycles(lost, battery) > CONSTANTS.batteryDailyCycles.value;
}
