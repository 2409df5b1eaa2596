import type { Range } from '../../../../src/domain/range.ts';
import { add, scaled } from '../load/load-profile.ts';
import { electricityMoved, tariffMoved } from '../range/price-drivers.ts';
import { type Moved, movedBy, rangeOf } from '../range/range-of.ts';
import { todaysTariff } from '../tariff/market.ts';
import { assetsIn, type BestYear, type CombinedHome, type CombinedStage } from './bill-asset.ts';
import { partsAfter, partsToday, sumOf, yearOn } from './bill-year.ts';

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

function combinedStage(home: CombinedHome, best: BestYear, savings: number): CombinedStage {
  const has = new Set(home.assets);
  return {
    home,
    best,
    savings,
    savingOf(changed, used = 1) {
      const other = { ...home, ...(used !== 1 && withUse(home, has, used)), ...changed };
      const year = yearOn(other, has, best.tariff, best.year);
      return sumOf(partsToday(other)) - sumOf(partsAfter(other, has, year));
    },
  };
}

/** The household at another use, with the same heat. */
function withUse(home: CombinedHome, has: ReadonlySet<string>, factor: number): Partial<CombinedHome> {
  const { load } = home;
  const more = scaled(load.own, factor - 1);
  const used = { ...load, own: add(load.own, more), shape: add(load.shape, more) };
  return Object.assign({ load: used }, ...assetsIn(home, has).map((one) => one.withUse?.(home, more)));
}
