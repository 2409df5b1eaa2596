// Plausible ratios of prices within one quarter. A mistyped digit in one row must exceed them; a new quarter must not.
import type { Prices } from '../model/prices/energy-prices.ts';
import { ownStanding, ratesOf } from '../model/tariff/rates.ts';
import type { Tariff } from '../model/tariff/tariffs.ts';

/** Limits as shares: the mean of the regions relative to the cap, and the change of a region within a quarter. */
const MEAN = { unit: 0.01, standing: 0.02 };
const MOVED = { unit: 0.03, standing: 0.1 };
/** A tariff's own standing charge relative to the region's: in one region, and in the mean of all. */
const OWN = 0.3;
const OWN_MEAN = 0.08;
/** A tariff's day rate relative to the region's rate in the same quarter. */
const DAY = { low: 0.65, high: 1.6 };
/** Wider, since half-hourly prices are those of a recorded year and do not follow the cap. */
const HALF_HOURLY = { low: 0.4, high: 1.6 };
const WINDOW = { low: 0.15, high: 2 };
const EVERY_REGION = 14;

interface RegionRates {
  readonly unit: number;
  readonly standing: number;
}

/** A sentence for each implausible price. @param before the prices of the previous quarter. */
export function outOfBounds(now: Prices, before: Prices, tariffs: readonly Tariff[]): readonly string[] {
  return [
    ...regionFaults(now, before),
    ...tariffs.filter(({ enabled }) => enabled).flatMap((tariff) => tariffFaults(tariff, now)),
  ];
}

function regionFaults(now: Prices, before: Prices): readonly string[] {
  return (['electricity', 'gas'] as const).flatMap((fuel) => {
    const [today, earlier] = [regionsOf(now, fuel), regionsOf(before, fuel)];
    const [cap, capThen] = [capOf(now, fuel), capOf(before, fuel)];
    return (['unit', 'standing'] as const).flatMap((price) => [
      ...away(
        `${fuel}, mean ${price}`,
        mean([...today.values()].map((one) => one[price])) / cap[price],
        MEAN[price],
      ),
      ...[...today].flatMap(([group, one]) => {
        const then = earlier.get(group)![price] / capThen[price];
        return away(`${fuel}, ${group} ${price}`, one[price] / cap[price] / then, MOVED[price]);
      }),
    ]);
  });
}

function tariffFaults(tariff: Tariff, { regions, cap, earlier = [] }: Prices): readonly string[] {
  const read = tariff.ratesAsOf ?? cap.from;
  const then = earlier.find(({ from, to }) => from <= read && read <= to);
  /** The change of the cap since the tariff's rates were read. */
  const moved = then ? cap.electricityUnit / then.unit : 1;
  const own = [...regions.values()].flatMap((region) => {
    const standing = ownStanding(tariff, region);
    return standing === null ? [] : [{ group: region.gspGroup, share: standing / region.standing }];
  });
  return [
    ...own.flatMap(({ group, share }) => away(`${tariff.name}, ${group} standing`, share, OWN)),
    ...(own.length === EVERY_REGION
      ? away(`${tariff.name}, mean standing`, mean(own.map(({ share }) => share)), OWN_MEAN)
      : []),
    ...[...regions.values()].flatMap((region) => {
      const { day } = ratesOf(tariff, region);
      return within(
        `${tariff.name}, ${region.gspGroup} day rate`,
        (day * moved) / region.unit,
        tariff.halfHourly ? HALF_HOURLY : DAY,
      );
    }),
    ...tariff.windows.flatMap(({ rate }) =>
      within(`${tariff.name}, a window`, rate / tariff.dayRate, WINDOW),
    ),
  ];
}

function regionsOf({ regions }: Prices, fuel: 'electricity' | 'gas'): ReadonlyMap<string, RegionRates> {
  return new Map([...regions].map(([group, region]) => [group, fuel === 'gas' ? region.gas! : region]));
}

const capOf = ({ cap }: Prices, fuel: 'electricity' | 'gas'): RegionRates =>
  fuel === 'gas'
    ? { unit: cap.gasUnit, standing: cap.gasStanding }
    : { unit: cap.electricityUnit, standing: cap.electricityStanding };

const mean = (values: readonly number[]) => values.reduce((total, one) => total + one, 0) / values.length;

const away = (what: string, share: number, most: number) =>
  within(what, share, { low: 1 - most, high: 1 + most });

function within(
  what: string,
  share: number,
  { low, high }: { low: number; high: number },
): readonly string[] {
  if (share >= low && share <= high) return [];
  return [`${what}: ${share.toFixed(3)} times what it goes with, not ${low} to ${high}`];
}
