import { add, type YearShape } from '../load-profile.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';

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
