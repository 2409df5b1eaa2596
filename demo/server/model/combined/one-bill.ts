import type { Clock } from '../../../../src/domain/extras/clock.ts';
import type { BillPart, CombinedElectricity } from '../../../../src/domain/extras/combined.ts';
import type { Range } from '../../../../src/domain/extras/range.ts';
import { combinedClock } from '../clock/combined-clock.ts';
import type { Offered } from '../market.ts';
import type { Place } from '../place/place.ts';
import { energy, pounds } from '../result/rounding.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { bestYear } from './best-year.ts';
import type { CombinedHome, YearOn } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { partsAfter, partsToday, sumOf } from './bill-parts.ts';
import { combinedHome } from './combined-home.ts';
import type { CombinedQuestion } from './combined-question.ts';
import { combinedRange } from './combined-range.ts';
import { fairShares } from './fair-shares.ts';
import { roundedShares } from './rounded-shares.ts';

/** One home with all of it, on one tariff: pounds and kWh a year. */
export interface OneBill {
  readonly place: Place;
  readonly assets: readonly string[];
  readonly tariff: Tariff;
  readonly today: readonly BillPart[];
  readonly after: readonly BillPart[];
  /** `today` less `after`, to the penny. */
  readonly savings: number;
  /** What each adds to the others; together the savings. */
  readonly shares: readonly { readonly asset: string; readonly value: number }[];
  readonly electricity: CombinedElectricity;
  /** How sure the saving is; null where nobody can say. */
  readonly range: Range | null;
  /** The home's day on the tariff; null where none is compared. */
  readonly clock: Clock | null;
  /** Those of the tariff, and of such a year. */
  readonly conditions: readonly string[];
}

/** Null where there are not two of them to combine. */
export function oneBill(question: CombinedQuestion, offered: Offered): OneBill | null {
  const home = combinedHome(question, offered);
  return home && home.assets.length > 1 ? billOf(home) : null;
}

function billOf(home: CombinedHome): OneBill {
  const { place, assets } = home;
  const all = new Set(assets);
  const best = bestYear(home, all);
  const today = partsToday(home);
  const after = partsAfter(home, all, best.year);
  const savings = pounds(sumOf(today) - sumOf(after));
  const worth = (has: ReadonlySet<string>) => {
    if (has.size === 0) return 0;
    if (has.size === all.size) return savings;
    return sumOf(today) - sumOf(partsAfter(home, has, bestYear(home, has).year));
  };
  const values = roundedShares(fairShares(assets, worth), savings);
  return {
    place,
    assets,
    today,
    after,
    savings,
    tariff: best.tariff,
    shares: assets.map((asset, at) => ({ asset, value: values[at]! })),
    electricity: electricityOf(home, all, best.year),
    range: combinedRange(home, best, savings),
    clock: place.served === 'yes' ? combinedClock(home, best) : null,
    conditions: [
      ...best.tariff.conditions,
      ...assetsIn(home, all).flatMap((one) => one.conditions?.(home, best.year) ?? []),
    ],
  };
}

function electricityOf(home: CombinedHome, has: ReadonlySet<string>, year: YearOn): CombinedElectricity {
  const used: CombinedElectricity = {
    householdConsumption: energy(home.load.total),
    evConsumption: null,
    pumpConsumption: null,
    solarGeneration: null,
    exportedToGrid: null,
    importFromGrid: energy(year.bought),
  };
  return Object.assign(used, ...assetsIn(home, has).map(({ electricity }) => electricity?.(home, year)));
}
