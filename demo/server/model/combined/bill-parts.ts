import type { BillPart } from '../../../../src/domain/extras/combined.ts';
import { byHalfHour } from '../load-profile.ts';
import { pounds } from '../result/rounding.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import type { BillAmounts, CombinedHome, YearOn } from './bill-asset.ts';
import { assetsIn, BILL_ASSETS } from './bill-assets.ts';

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
  return Object.assign(power, ...BILL_ASSETS.map(({ today }) => today?.(home)));
}

function listed(parts: BillAmounts): readonly BillPart[] {
  const ids = Object.keys(parts) as BillPart['id'][];
  return ids.flatMap((id) => (parts[id] === null ? [] : [{ id, value: pounds(parts[id]) }]));
}
