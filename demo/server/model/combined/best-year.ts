import { openTariffs, type Ranked, rankTariffs } from '../tariff/rank-tariffs.ts';
import type { Claim, Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome } from './combined-home.ts';
import type { CombinedAsset } from './combined-question.ts';
import { type YearOn, yearOn } from './year-on.ts';

/** The tariff on which a home with some of its assets pays least. */
export interface BestYear {
  readonly tariff: Tariff;
  readonly year: YearOn;
  /** All that were compared, the cheapest first. */
  readonly ranking: readonly Ranked[];
}

export function bestYear(home: CombinedHome, has: ReadonlySet<CombinedAsset>): BestYear {
  const years = new Map(combinedTariffs(home, has).map((tariff) => [tariff, yearOn(home, has, tariff)]));
  const ranking = rankTariffs([...years.keys()], (tariff) => years.get(tariff)!.cost);
  const { tariff } = ranking[0]!;
  return { tariff, year: years.get(tariff)!, ranking };
}

/**
 * Open to what this home has. Half-hourly prices are ranked for a heat pump alone: a battery or a car follows each
 * day's prices, and by the means of a month they would be counted dearer than they are.
 */
function combinedTariffs(home: CombinedHome, has: ReadonlySet<CombinedAsset>): readonly Tariff[] {
  const open = openTariffs(claimsOf(home, has), home.place, home.market);
  const follows = has.has('solar') || has.has('ev');
  return open.filter(({ halfHourly }) => !(halfHourly && follows));
}

/** All that any of the assets lets a home have. */
function claimsOf({ load, panels }: CombinedHome, has: ReadonlySet<CombinedAsset>): readonly Claim[] {
  const claims: Record<Claim, boolean> = {
    hp: has.has('ashp'),
    ev: has.has('ev'),
    solar: has.has('solar'),
    'solar-battery': has.has('solar') && (panels?.battery ?? 0) > 0,
    e7: load.isEconomy7,
    'hp-partner': false,
  };
  return (Object.keys(claims) as Claim[]).filter((claim) => claims[claim]);
}
