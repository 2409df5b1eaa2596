import type { YearRun } from '../../clock/clock-of.ts';
import type { CombinedHome, ListedAsset } from '../../combined/bill-asset.ts';
import { add, byHalfHour, byMonthHours } from '../../load-profile.ts';
import { energy } from '../../result/rounding.ts';
import { pumpTasks } from '../pump-tasks.ts';
import { heatYear } from './heat-year.ts';
import { movedPump } from './moved-pump.ts';

/** A heat pump in a home's one bill. */
export const pumpOnBill: ListedAsset<'ashp'> = {
  asset: 'ashp',
  joins: (home, asked) => ({ heat: heatYear(home, asked) }),
  isIn: ({ heat }) => heat.pump !== null,
  today: ({ heat }) => ({ heating: heat.fuel }),
  bill: (parts) => ({ ...parts, heating: null }),
  claims: () => ['hp'],
  load({ heat }, { pumpRate }) {
    const { household, shape, total } = heat.pump!;
    return { household, shape, kWh: total, ownRate: pumpRate };
  },
  electricity: ({ load, heat }) => ({
    householdConsumption: energy(load.household + heat.pump!.hob),
    pumpConsumption: energy(heat.pump!.total),
  }),
  moved: movedPump,
  day: running,
  withUse: ({ heat }, more) => ({
    heat: { ...heat, pump: { ...heat.pump!, household: add(heat.pump!.household, more) } },
  }),
};

function running(run: YearRun, { heat, place }: CombinedHome): YearRun {
  const { tariff, rates } = run;
  const { household, shape, rooms, electricity, floorArea } = heat.pump!;
  const [load, heating] = [byMonthHours(shape), byMonthHours(rooms)];
  const own = tariff.pumpRate === null ? [] : [{ load, prices: Float64Array.of(tariff.pumpRate) }];
  return {
    ...run,
    bought: [...run.bought, ...own],
    household: byHalfHour(household),
    heating,
    hotWater: load.map((energy, at) => energy - heating[at]!),
    tasks: pumpTasks({ pump: electricity, floorArea, place, tariff }, rates),
  };
}
