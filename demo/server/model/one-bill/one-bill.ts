import type { Clock } from '../../../../src/domain/clock.ts';
import type { Range } from '../../../../src/domain/range.ts';
import type { BillPart, CombinedElectricity } from '../../../../src/domain/result-extras.ts';
import { clockOf, heatOf, householdTask, nightHeatTask, type YearRun } from '../clock/clock-of.ts';
import { known, loadAnswers, servedPlace } from '../load/home-input.ts';
import { homeLoad } from '../load/home-load.ts';
import { byHalfHour, byMonthHours } from '../load/load-profile.ts';
import type { Place } from '../place/place.ts';
import { asBuilt, propertyType } from '../place/property-type.ts';
import { isRefusal } from '../refusal.ts';
import { energy, pounds } from '../rounding.ts';
import { marketAt, type Offered } from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import {
  assetsIn,
  type BestYear,
  type CombinedHome,
  type CombinedQuestion,
  type YearOn,
} from './bill-asset.ts';
import { bestYear, partsAfter, partsToday, sumOf } from './bill-year.ts';
import { fairShares, roundedShares } from './fair-shares.ts';
import { combinedRange } from './one-bill-range.ts';

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

/** Null where we quote nothing. What is refused by itself (a flat's panels) is left out. */
export function combinedHome(question: CombinedQuestion, offered: Offered): CombinedHome | null {
  const place = servedPlace(question.postcode);
  if (isRefusal(place)) return null;
  const typical = propertyType(question.propertyTypeId ?? 0);
  const type = typical && asBuilt(typical, question);
  const answers = loadAnswers(question);
  const use = { electricityUsage: known(question.electricityUsage), gasUsage: known(question.gasUsage) };
  const load = homeLoad({ ...answers, place, type, ...use });
  const plain = { ...answers, ...use, place, type, load, market: marketAt(place, offered) };
  const { listed, others = [] } = question;
  const home: CombinedHome = Object.assign({}, ...listed.map(({ joins }) => joins(plain, question)), {
    ...plain,
    listed,
    others,
    isUseKnown: use.electricityUsage !== undefined,
    isInsulationStated: answers.insulation !== undefined,
    assets: [],
  });
  const all = [...listed.filter(({ isIn }) => isIn(home)), ...others];
  return { ...home, assets: all.map(({ asset }) => asset) };
}

/** The day of a home with all that was quoted, on its one tariff. */
export function combinedClock(home: CombinedHome, { tariff, year }: BestYear): Clock {
  const { load, market } = home;
  const rates = ratesOf(tariff, market.region);
  const plain: YearRun = {
    tariff,
    rates,
    bought: [{ load: byMonthHours(year.use), prices: rates.months ?? rates.bought }],
    sold: null,
    household: byHalfHour(load.own),
    heating: heatOf(load),
    tasks: nightHeatTask(load),
  };
  const assets = assetsIn(home, new Set(home.assets));
  const run = assets.reduce((before, one) => one.day?.(before, home, year) ?? before, plain);
  return clockOf({ ...run, tasks: [...run.tasks, ...householdTask(load.own, rates)] });
}
