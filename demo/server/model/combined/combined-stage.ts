import { add, scaled } from '../load-profile.ts';
import type { BestYear, CombinedHome, CombinedStage } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { partsAfter, partsToday, sumOf } from './bill-parts.ts';
import { yearOn } from './year-on.ts';

export function combinedStage(home: CombinedHome, best: BestYear, savings: number): CombinedStage {
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
