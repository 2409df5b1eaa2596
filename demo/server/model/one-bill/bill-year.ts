import type { BillPart } from '../../../../src/domain/result-extras.ts';
import { sum } from '../calendar.ts';
import { add, byHalfHour, byMonthHours, type YearShape } from '../load/load-profile.ts';
import { pounds } from '../rounding.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { openTariffs, rankTariffs, todaysTariff } from '../tariff/market.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Claim, Tariff } from '../tariff/tariffs.ts';
import {
  assetsIn,
  type BestYear,
  type BillAmounts,
  type CombinedHome,
  type Traded,
  type YearOn,
} from './bill-asset.ts';

export function bestYear(home: CombinedHome, has: ReadonlySet<string>): BestYear {
  const years = new Map(combinedTariffs(home, has).map((tariff) => [tariff, yearOn(home, has, tariff)]));
  const ranking = rankTariffs([...years.keys()], (tariff) => years.get(tariff)!.cost);
  const { tariff } = ranking[0]!;
  return { tariff, year: years.get(tariff)!, ranking };
}

/** Open to what this home has: half-hourly prices only where nothing follows those of each day. */
function combinedTariffs(home: CombinedHome, has: ReadonlySet<string>): readonly Tariff[] {
  const assets = assetsIn(home, has);
  const own: readonly Claim[] = home.load.isEconomy7 ? ['e7'] : [];
  const claims = [...own, ...assets.flatMap((one) => one.claims?.(home) ?? [])];
  const follows = assets.some(({ followsPrices }) => followsPrices);
  return openTariffs(claims, home.place, home.market).filter(({ halfHourly }) => !(halfHourly && follows));
}

/** @param like a year to repeat; the cheapest where none is given. */
export function yearOn(home: CombinedHome, has: ReadonlySet<string>, tariff: Tariff, like?: YearOn): YearOn {
  const rates = ratesOf(tariff, home.market.region);
  const { shape: use, apart } = loadOn(home, has, tariff);
  const trades = assetsIn(home, has).find((one) => one.trades)?.trades ?? boughtAll;
  const year = trades(home, use, rates, like);
  const standing = 3.65 * rates.standing;
  return {
    ...year,
    use,
    standing,
    bought: year.bought + apart.kWh,
    units: year.cost - standing + year.earned + apart.pounds,
    cost: year.cost + apart.pounds,
  };
}

function boughtAll(_: CombinedHome, use: YearShape, { months, bought, standing }: Rates): Traded {
  const year = byMonthHours(use);
  const prices = months ?? bought;
  let pence = 0;
  for (let at = 0; at < year.length; at++) pence += year[at]! * prices[at % prices.length]!;
  return { bought: sum(year), sold: 0, earned: 0, cost: 3.65 * standing + pence / 100 };
}

/** A home's year on one tariff, before what it makes. */
interface LoadOn {
  /** kWh in each half hour of a day of each month (12 × 48), by the tariff's own rates. */
  readonly shape: YearShape;
  /** What has a rate of its own: kWh and pounds a year. */
  readonly apart: { readonly kWh: number; readonly pounds: number };
}

/** @param has which of the home's assets it has. */
export function loadOn(home: CombinedHome, has: ReadonlySet<string>, tariff: Tariff): LoadOn {
  const rates = ratesOf(tariff, home.market.region);
  const loads = assetsIn(home, has).flatMap((one) => one.load?.(home, tariff, rates) ?? []);
  const household = loads.find((load) => load.household)?.household ?? home.load.shape;
  const apart = loads.filter(({ ownRate }) => ownRate !== null);
  return {
    shape: loads.reduce(
      (all, { shape, ownRate }) => (shape && ownRate === null ? add(all, shape) : all),
      household,
    ),
    apart: {
      kWh: apart.reduce((total, { kWh }) => total + kWh, 0),
      pounds: apart.reduce((total, { kWh, ownRate }) => total + (kWh * ownRate!) / 100, 0),
    },
  };
}

/** What the home pays today, as each of its quotes has it. */
export function partsToday(home: CombinedHome): readonly BillPart[] {
  const { load, market } = home;
  const tariff = todaysTariff(load, market);
  const standing = 3.65 * ratesOf(tariff, market.region).standing;
  const bill = homeCost({ household: byHalfHour(load.shape) }, tariff, market.region);
  return listed(withoutAny(home, bill - standing, standing));
}

/** With some of its assets: what they do not replace stays. */
export function partsAfter(home: CombinedHome, has: ReadonlySet<string>, year: YearOn): readonly BillPart[] {
  const kept = withoutAny(home, year.units, year.standing);
  return listed(assetsIn(home, has).reduce((parts, { bill }) => bill(parts, home, year), kept));
}

export function sumOf(parts: readonly BillPart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function withoutAny(home: CombinedHome, electricity: number, standing: number): BillAmounts {
  const power = { electricity, standing, heating: null, 'car-fuel': null, 'car-tax': null, export: null };
  return Object.assign(power, ...home.listed.map(({ today }) => today?.(home)));
}

function listed(parts: BillAmounts): readonly BillPart[] {
  const ids = Object.keys(parts) as BillPart['id'][];
  return ids.flatMap((id) => (parts[id] === null ? [] : [{ id, value: pounds(parts[id]) }]));
}
