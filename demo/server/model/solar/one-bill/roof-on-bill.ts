import type { YearRun } from '../../clock/clock-of.ts';
import type { CombinedHome, ListedAsset } from '../../combined/bill-asset.ts';
import { byHalfHour } from '../../load-profile.ts';
import { energy } from '../../result/rounding.ts';
import { batteryTask } from '../battery-task.ts';
import type { SolarHours } from '../solar-hours.ts';
import { movedRoof } from './moved-roof.ts';
import { panelYear } from './panel-year.ts';

/** Panels, with or without a battery, in a home's one bill. */
export const roofOnBill: ListedAsset<'solar'> = {
  asset: 'solar',
  joins: (home, asked) => ({ panels: panelYear(home, asked) }),
  isIn: ({ panels }) => panels !== null,
  bill: (parts, _, { earned }) => ({ ...parts, export: 0 - earned }),
  claims: ({ panels }) => (panels!.battery > 0 ? ['solar', 'solar-battery'] : ['solar']),
  followsPrices: true,
  makes: ({ panels }) => panels,
  electricity: ({ panels }, { sold }) => ({
    solarGeneration: energy(panels!.generation),
    exportedToGrid: energy(sold),
  }),
  moved: movedRoof,
  day: shining,
};

function shining(
  run: YearRun,
  { panels }: CombinedHome,
  { sold, stored, drawn, ...hours }: SolarHours,
): YearRun {
  const tasks = panels!.battery > 0 ? batteryTask({ sold, stored, drawn, ...hours }, run.rates) : [];
  return { ...run, made: byHalfHour(panels!.made), sold, stored, drawn, tasks: [...tasks, ...run.tasks] };
}
