import type { YearRun } from '../../clock/clock-of.ts';
import type { CombinedHome, ListedAsset } from '../../combined/bill-asset.ts';
import { everyDay } from '../../load-profile.ts';
import { energy } from '../../result/rounding.ts';
import { carHours } from '../car-hours.ts';
import { carTask } from '../car-task.ts';
import { carYear } from './car-year.ts';
import { movedCar } from './moved-car.ts';

/** More hours a day at the plug, and no range is honest. */
const MOST_HOURS = 12;

/** An electric car in a home's one bill. */
export const carOnBill: ListedAsset<'ev'> = {
  asset: 'ev',
  joins: ({ market }, { ev }) => ({ car: ev ? carYear(ev, market) : null }),
  isIn: ({ car }) => car !== null,
  today: ({ car }) => ({ 'car-fuel': car?.fuel ?? null }),
  bill: (parts, { car }) => ({ ...parts, 'car-fuel': null, 'car-tax': car!.tax > 0 ? car!.tax : null }),
  claims: () => ['ev'],
  followsPrices: true,
  load({ car }, tariff, rates) {
    const { load } = carHours(car!.demand, tariff, rates);
    return { shape: load && everyDay(load), kWh: car!.demand.energy, ownRate: tariff.carRate };
  },
  electricity: ({ car }) => ({ evConsumption: energy(car!.demand.energy) }),
  isUnsure: ({ car }) => car!.demand.energy / 365 / car!.demand.chargerKw > MOST_HOURS,
  moved: movedCar,
  day: charging,
};

function charging(run: YearRun, { car }: CombinedHome): YearRun {
  const { tariff, rates } = run;
  const { demand, miles } = car!;
  const hours = carHours(demand, tariff, rates);
  const task = carTask({ car: demand, tariff, rates, efficiency: miles / demand.energy }, hours);
  return { ...run, car: hours.load, tasks: [task, ...run.tasks] };
}
