import { openTariffs, rankTariffs } from '../tariff/rank-tariffs.ts';
import type { Claim, Tariff } from '../tariff/tariffs.ts';
import type { BestYear, CombinedHome } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { yearOn } from './year-on.ts';

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
