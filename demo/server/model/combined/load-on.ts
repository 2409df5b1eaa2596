import { add } from '../heat-pump/pump-load.ts';
import type { YearShape } from '../load-profile.ts';
import { SLOTS } from '../months.ts';
import { type CarDemand, lowRateShare } from '../tariff/car-charging.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome } from './combined-home.ts';
import type { CombinedAsset } from './combined-question.ts';

/** A home's year on one tariff, before its panels. */
interface LoadOn {
  /** kWh in each half hour of a day of each month (12 × 48), by the tariff's own rates. */
  readonly shape: YearShape;
  /** What has a rate of its own: kWh and pounds a year. */
  readonly apart: { readonly kWh: number; readonly pounds: number };
}

/** Charging that misses the cheap window: 18:00 to 22:00. */
const EVENING = { from: 36, to: 44 };

/** @param has which of the home's assets it has. */
export function loadOn(home: CombinedHome, has: ReadonlySet<CombinedAsset>, tariff: Tariff): LoadOn {
  const rates = ratesOf(tariff, home.market.region);
  const pump = has.has('ashp') ? home.heat.pump : null;
  const car = has.has('ev') ? (home.car?.demand ?? null) : null;
  let shape = pump ? pump.household : home.load.shape;
  if (pump && tariff.pumpRate === null) shape = add(shape, pump.shape);
  if (car && tariff.carRate === null) shape = withCar(shape, car, tariff, rates);
  const ownRates = [
    { kWh: pump?.total ?? 0, rate: tariff.pumpRate },
    { kWh: car?.energy ?? 0, rate: tariff.carRate },
  ].filter(({ rate }) => rate !== null);
  return {
    shape,
    apart: {
      kWh: ownRates.reduce((total, { kWh }) => total + kWh, 0),
      pounds: ownRates.reduce((total, { kWh, rate }) => total + (kWh * rate!) / 100, 0),
    },
  };
}

/** What the cheap window takes is spread over it, the rest over the evening; every day alike. */
function withCar(use: YearShape, car: CarDemand, tariff: Tariff, rates: Rates): YearShape {
  const day = chargingDay(car, lowRateShare(car, tariff, rates), rates);
  return use.map((energy, at) => energy + day[at % SLOTS]!);
}

function chargingDay({ energy }: CarDemand, share: number, { bought, cheapest }: Rates): Float64Array {
  const inWindow = bought.map((rate) => (rate === cheapest?.rate ? 1 : 0));
  const slots = inWindow.reduce((count, is) => count + is, 0);
  const cheap = slots > 0 ? ((energy / 365) * share) / slots : 0;
  const rest = ((energy / 365) * (1 - share)) / (EVENING.to - EVENING.from);
  return inWindow.map((is, slot) => is * cheap + (slot >= EVENING.from && slot < EVENING.to ? rest : 0));
}
