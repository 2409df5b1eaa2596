import { byMonthHours, type YearShape } from '../load-profile.ts';
import { sum } from '../months.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome, Traded, YearOn } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { loadOn } from './load-on.ts';

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
