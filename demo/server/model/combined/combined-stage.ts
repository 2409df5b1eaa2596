import type { BestYear, CombinedHome, CombinedStage } from './bill-asset.ts';
import { partsAfter, partsToday, sumOf } from './bill-parts.ts';
import { yearOn } from './year-on.ts';

export function combinedStage(home: CombinedHome, best: BestYear, savings: number): CombinedStage {
  const has = new Set(home.assets);
  return {
    home,
    best,
    savings,
    savingOf(changed) {
      const other = { ...home, ...changed };
      const year = yearOn(other, has, best.tariff, { plan: best.year.plan });
      return sumOf(partsToday(other)) - sumOf(partsAfter(other, has, year));
    },
  };
}
