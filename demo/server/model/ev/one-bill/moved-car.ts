import type { CarFlow } from '../../../../../src/domain/extras/what-if.ts';
import type { CombinedStage } from '../../combined/bill-asset.ts';
import { CONSTANTS } from '../../constants.ts';
import { type Moved, movedBy } from '../../range/moved.ts';
import { carRates } from '../../tariff/car-charging.ts';
import { ratesOf } from '../../tariff/rates.ts';
import { away, distance, fuelCost, gallons, miles, window } from '../range/ev-drivers.ts';
import type { CarStage } from '../range/ev-stage.ts';
import type { CombinedCarYear } from './car-year.ts';

/** What may turn out otherwise for the car, as the drivers of a car alone know it. */
export function movedCar(stage: CombinedStage): readonly Moved[] {
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
