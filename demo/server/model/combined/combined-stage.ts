import { add, scaled } from '../heat-pump/pump-load.ts';
import type { BestYear } from './best-year.ts';
import { partsAfter, partsToday, sumOf } from './bill-parts.ts';
import type { CombinedHome } from './combined-home.ts';
import { yearOn } from './year-on.ts';

/** A home's one bill, ready to be moved. */
export interface CombinedStage {
  readonly home: CombinedHome;
  readonly best: BestYear;
  /** Pounds a year, as sent. */
  readonly savings: number;
  /** The saving of a home that is a little otherwise, on the same tariff; the battery's nights stay as planned. */
  readonly savingOf: (changed: Partial<CombinedHome>) => number;
}

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

/** The household at another use, with the same heat. */
export function withUse({ load, heat }: CombinedHome, factor: number): Pick<CombinedHome, 'load' | 'heat'> {
  const more = scaled(load.own, factor - 1);
  const { pump } = heat;
  return {
    load: { ...load, own: add(load.own, more), shape: add(load.shape, more) },
    heat: pump ? { ...heat, pump: { ...pump, household: add(pump.household, more) } } : heat,
  };
}
