import type { BillPart } from '../../../../src/domain/extras/combined.ts';
import { byHalfHour } from '../load-profile.ts';
import { pounds } from '../result/rounding.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import type { CombinedHome } from './combined-home.ts';
import type { BillAmounts, CombinedAsset } from './combined-question.ts';
import type { YearOn } from './year-on.ts';

/** What the home pays today, as each of its quotes has it. */
export function partsToday({ load, market, heat, car }: CombinedHome): readonly BillPart[] {
  const tariff = todaysTariff(load, market);
  const standing = 3.65 * ratesOf(tariff, market.region).standing;
  const bill = homeCost({ household: byHalfHour(load.shape) }, tariff, market.region);
  return listed({
    electricity: bill - standing,
    standing,
    heating: heat.fuel,
    'car-fuel': car?.fuel ?? null,
    'car-tax': null,
    export: null,
  });
}

/** With some of its assets: what they do not replace stays. */
export function partsAfter(
  { heat, car, others }: CombinedHome,
  has: ReadonlySet<CombinedAsset>,
  { units, standing, earned }: YearOn,
): readonly BillPart[] {
  const parts: BillAmounts = {
    electricity: units,
    standing,
    heating: has.has('ashp') ? null : heat.fuel,
    'car-fuel': has.has('ev') ? null : (car?.fuel ?? null),
    'car-tax': has.has('ev') && car?.tax ? car.tax : null,
    export: has.has('solar') ? 0 - earned : null,
  };
  return listed(others.filter(({ asset }) => has.has(asset)).reduce((all, { bill }) => bill(all), parts));
}

export function sumOf(parts: readonly BillPart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function listed(parts: BillAmounts): readonly BillPart[] {
  const ids = Object.keys(parts) as BillPart['id'][];
  return ids.flatMap((id) => (parts[id] === null ? [] : [{ id, value: pounds(parts[id]) }]));
}
