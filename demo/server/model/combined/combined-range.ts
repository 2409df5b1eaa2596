import type { Range } from '../../../../src/domain/extras/range.ts';
import { type Moved, movedBy } from '../range/moved.ts';
import { electricityMoved } from '../range/price-driver.ts';
import { rangeOf } from '../range/range-of.ts';
import { tariffMoved } from '../range/tariff-driver.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import type { BestYear, CombinedHome, CombinedStage } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { partsToday, sumOf } from './bill-parts.ts';
import { combinedStage } from './combined-stage.ts';

/** How sure the saving of all together is; null where nobody can say. */
export function combinedRange(home: CombinedHome, best: BestYear, savings: number): Range | null {
  const has = new Set(home.assets);
  const assets = assetsIn(home, has);
  if (assets.some((one) => one.isUnsure?.(home))) return null;
  const stage = combinedStage(home, best, savings);
  const moved = [
    ...movedBy<CombinedStage>(stage, [electricity, tariff]),
    ...assets.flatMap((one) => one.moved?.(stage) ?? []),
  ];
  return rangeOf(
    'savings',
    savings,
    moved,
    assets.some(({ trades }) => trades) ? undefined : sumOf(partsToday(home)),
  );
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
