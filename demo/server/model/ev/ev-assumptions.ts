import { CONSTANTS } from '../constants.ts';
import type { PropertyType } from '../place/property-type.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import {
  asOf,
  chosen,
  cited,
  percent,
  priceAssumptions,
  tenths,
  whole,
  wholePercent,
  workedOut,
} from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { filledMonths, heatGuess, homeUseAssumption, runnerUp } from '../result/shared-assumptions.ts';
import { lowRateShare } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import { CAR_CARBON } from '../tariff/recorded-half-hours.ts';
import type { EvCase } from './ev-case.ts';
import { canCharge } from './vehicle-facts.ts';

/** Facts that `EvCase` does not contain. */
interface EvContext {
  readonly type: PropertyType | null;
  readonly isUseKnown: boolean;
}

export function evAssumptions(quoted: EvCase, context: EvContext): readonly Assumption[] {
  const { question, recommended } = quoted;
  const { load } = question;
  return asOf(question.market.day, [
    chosen('behaviour.home-charging'),
    chosen('prices.car-and-charger'),
    ...hours(quoted),
    ...window(quoted),
    ...mile(quoted),
    cited(
      'system.charger',
      { percent: percent(CONSTANTS.chargeEfficiency.value[question.charger]) },
      CONSTANTS.chargeEfficiency,
    ),
    homeUseAssumption(load, { ...context, of: 'without-car' }, [load.total, load.total - load.household]),
    ...filledMonths(load),
    ...heatGuess(load),
    ...restOfHome(quoted),
    ...fuel(question),
    ...priceAssumptions(question.place, question.market, recommended.tariff),
    ...runnerUp(quoted.ranking, recommended, quoted.currentBill),
    cited(
      'prices.co2',
      { text: { key: 'co2.car' }, kilograms: Math.round(1000 * CONSTANTS.co2Elec.value * CAR_CARBON) / 1000 },
      CONSTANTS.co2Elec,
    ),
  ]);
}

function hours({ chargingHours, drivenHours, car }: EvCase): readonly Assumption[] {
  if (chargingHours <= 12) return [];
  const values = { hours: tenths(chargingHours), kilowatts: car.chargerKw };
  const isPossible = canCharge({ chargingHours, drivenHours });
  return [chosen(isPossible ? 'system.charger-hours' : 'system.charger-unknown', values)];
}

function window({ question, car, recommended: { tariff } }: EvCase): readonly Assumption[] {
  const rates = ratesOf(tariff, question.market.region);
  if (tariff.carRate !== null || rates.cheapest === null) return [];
  const values = {
    hours: rates.cheapest.hours,
    kilowatts: car.chargerKw,
    percent: wholePercent(lowRateShare(car, tariff, rates)),
  };
  return [cited('behaviour.window', values, CONSTANTS.offPeakCompliance)];
}

/** The mean of cheap and other hours, since the cheap rate alone would be too optimistic. */
function mile(quoted: EvCase): readonly Assumption[] {
  const { question, recommended } = quoted;
  if (question.miles === 0 || !canCharge(quoted)) return [];
  return [workedOut('prices.mile', { tenths: (100 * recommended.carCost) / question.miles })];
}

/** The car's tariff also changes the cost of all other electricity in the home. */
function restOfHome({ question, recommended, currentBill, currentCost }: EvCase): readonly Assumption[] {
  if (question.place.served !== 'yes') return [];
  const today = question.replaced ? currentBill : currentBill - currentCost;
  const more = recommended.cost - recommended.carCost - today;
  const side = more > 0 ? 'more' : 'less';
  return [workedOut(`prices.rest-of-home-${side}`, { pounds: whole(Math.abs(more)) })];
}

function fuel({ replaced, market }: EvCase['question']): readonly Assumption[] {
  if (!replaced) return [];
  const price = fuelPrice(market, replaced.fuel);
  return [cited(`prices.${replaced.fuel}`, { litre: price.value }, price)];
}
