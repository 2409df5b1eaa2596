import type { Range } from '../../../../src/domain/extras/range.ts';
import { type Moved, movedBy } from '../range/moved.ts';
import { electricityMoved } from '../range/price-driver.ts';
import { rangeOf } from '../range/range-of.ts';
import { tariffMoved } from '../range/tariff-driver.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import type { BestYear } from './best-year.ts';
import { partsToday, sumOf } from './bill-parts.ts';
import type { CombinedHome } from './combined-home.ts';
import { type CombinedStage, combinedStage } from './combined-stage.ts';
import { movedCar } from './moved-car.ts';
import { movedPump } from './moved-pump.ts';
import { movedRoof } from './moved-roof.ts';

/** More hours a day at the plug, and no range is honest. */
const MOST_HOURS = 12;

/** How sure the saving of all together is; null where nobody can say. */
export function combinedRange(home: CombinedHome, best: BestYear, savings: number): Range | null {
  const { car, panels, assets } = home;
  const { pump } = home.heat;
  if (car && car.demand.energy / 365 / car.demand.chargerKw > MOST_HOURS) return null;
  const stage = combinedStage(home, best, savings);
  const moved = [
    ...movedBy<CombinedStage>(stage, [electricity, tariff]),
    ...(pump && assets.includes('ashp') ? movedPump(stage, pump) : []),
    ...(panels && assets.includes('solar') ? movedRoof(stage, panels) : []),
    ...(car && assets.includes('ev') ? movedCar(stage, car) : []),
  ];
  return rangeOf('savings', savings, moved, panels ? undefined : sumOf(partsToday(home)));
}

function electricity({ home, best, savings }: CombinedStage): Moved {
  const today = partsToday(home).find(({ id }) => id === 'electricity')?.value ?? 0;
  return electricityMoved(
    home.market,
    home.place,
    (factor) => savings + (factor - 1) * (today - best.year.units),
  );
}

function tariff({ home, best, savings }: CombinedStage): Moved | null {
  const { ranking } = best;
  const recommended = ranking.find((one) => one.tariff === best.tariff)!;
  const currentTariff = todaysTariff(home.load, home.market);
  return tariffMoved(
    { place: home.place, ranking, recommended, currentTariff },
    ({ cost }) => savings + recommended.cost - cost,
  );
}
