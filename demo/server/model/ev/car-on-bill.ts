import type { CarFlow } from '../../../../src/domain/what-if.ts';
import type { YearRun } from '../clock/clock-of.ts';
import { CONSTANTS } from '../constants.ts';
import { everyDay } from '../load/load-profile.ts';
import type { CombinedHome, CombinedStage, ListedAsset } from '../one-bill/bill-asset.ts';
import { type Moved, movedBy } from '../range/range-of.ts';
import { isRefusal } from '../refusal.ts';
import { energy } from '../rounding.ts';
import { type CarDemand, carRates } from '../tariff/home-cost.ts';
import type { Market } from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import { carHours, carTask } from './ev-clock.ts';
import { away, type CarStage, distance, fuelCost, gallons, miles, window } from './ev-range.ts';
import {
  type ChargerType,
  canCharge,
  drivingHours,
  electricVehicle,
  type FuelVehicle,
  fuelMile,
  fuelVehicle,
  type VehicleFacts,
  wallEfficiency,
} from './vehicle-facts.ts';

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

declare module '../one-bill/bill-asset.ts' {
  interface Asked {
    readonly ev?: CombinedCar | null | undefined;
  }
  interface CombinedHome {
    readonly car: CombinedCarYear | null;
  }
}

export interface CombinedCar {
  readonly electric: VehicleFacts;
  /** The car that it replaces; null when it comes on top. */
  readonly replaced: VehicleFacts | null;
  /** Miles a year. */
  readonly miles: number;
  /** Car tax in force, pence a mile. */
  readonly taxPerMile?: number | undefined;
  /** 1 or 3. */
  readonly chargerTypeId: number;
}

/** An electric car's year, and what it replaces. */
interface CombinedCarYear {
  readonly demand: CarDemand;
  /** Pounds of fuel a year of the car that it replaces; null where it replaces none. */
  readonly fuel: number | null;
  readonly replaced: FuelVehicle | null;
  /** Pounds a year by the mile. */
  readonly tax: number;
  /** Miles a year. */
  readonly miles: number;
}

/** Null where the car alone has no figures: a vehicle that is not known enough, a plug that can't give so much. */
export function carYear(car: CombinedCar, market: Market): CombinedCarYear | null {
  const electric = electricVehicle(car.electric);
  const replaced = car.replaced && fuelVehicle(car.replaced);
  const charger = chargerOf(car.chargerTypeId);
  if (isRefusal(electric) || (replaced && isRefusal(replaced)) || !charger) return null;
  const chargerKw = CONSTANTS.chargeKw.value[charger];
  const energy = car.miles / wallEfficiency(electric.milesPerKwh, charger);
  const drivenHours = drivingHours(car.miles);
  if (!canCharge({ chargingHours: energy / 365 / chargerKw, drivenHours })) return null;
  const fuel = replaced && (car.miles * fuelMile(replaced, market)) / 100;
  const tax = (car.miles * (car.taxPerMile ?? 0)) / 100;
  return { demand: { energy, chargerKw }, fuel, replaced, tax, miles: car.miles };
}

function chargerOf(id: number): ChargerType | null {
  return id === 1 || id === 3 ? id : null;
}

/** What may turn out otherwise for the car, as the drivers of a car alone know it. */
function movedCar(stage: CombinedStage): readonly Moved[] {
  const { home, savings, savingOf } = stage;
  const car = home.car!;
  const { demand, fuel, miles: driven } = car;
  const flow = carFlow(stage, car);
  /** Times the miles, with a car that goes so far on a unit and so much of it charged inside the window. */
  const savingWith = (factor: number, { milesPerKwh, most }: CarFlow) => {
    const energy = (demand.energy * factor * flow.milesPerKwh) / milesPerKwh;
    const burnt = fuel === null ? null : fuel * factor;
    return savingOf({
      car: { ...car, demand: { ...demand, energy, most }, fuel: burnt, tax: car.tax * factor },
    });
  };
  const atHome = savingOf({ car: { ...car, demand: { ...demand, energy: 0.9 * demand.energy } } });
  return movedBy<CarStage>(
    {
      quoted: {
        question: { miles: driven, replaced: car.replaced, market: home.market },
        car: demand,
        // A tenth that is charged elsewhere tells what charging here costs.
        recommended: { carCost: 10 * (atHome - savings) },
      },
      figure: 'savings',
      car: flow,
      valueAt: ({ miles: year = driven, fuel: price = 1 }) =>
        (year === driven ? savings : savingWith(year / driven, flow)) + (price - 1) * (fuel ?? 0),
      valueWith: (changed) => savingWith(1, { ...flow, ...changed }),
    },
    [miles, fuelCost, gallons, distance, window, away],
  );
}

function carFlow({ home, best }: CombinedStage, { demand, miles: driven }: CombinedCarYear): CarFlow {
  const rates = ratesOf(best.tariff, home.market.region);
  const isSplit = best.tariff.carRate === null && rates.cheapest !== null;
  return {
    ...carRates(best.tariff, rates),
    milesPerKwh: driven / demand.energy,
    most: CONSTANTS.offPeakCompliance.value,
    windowKwhPerDay: isSplit ? demand.chargerKw * (rates.cheapest?.hours ?? 0) : null,
  };
}
