import { CONSTANTS } from '../constants.ts';
import type { PropertyType } from '../place/property-type.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import {
  asOf,
  chosen,
  cited,
  exact,
  percent,
  priceAssumptions,
  whole,
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
  return asOf(question.market.day, [
    chosen(
      'behaviour.home-charging',
      'Share of your charging that you do at home, since public charging costs more',
      '100%',
      'it matters most if you drive far',
    ),
    chosen(
      'prices.car-and-charger',
      'The price of the car and of fitting a charger',
      'not counted',
      'they differ from car to car and home to home',
    ),
    ...hours(quoted),
    ...window(quoted),
    ...mile(quoted),
    cited(
      'system.charger',
      'Part of the electricity that reaches the battery',
      percent(CONSTANTS.chargeEfficiency.value[question.charger]),
      CONSTANTS.chargeEfficiency,
    ),
    homeUseAssumption(question.load, context, 'without the car'),
    ...filledMonths(question.load),
    ...heatGuess(question.load),
    ...restOfHome(quoted),
    ...fuel(question),
    ...priceAssumptions(question.place, question.market, recommended.tariff),
    ...runnerUp(quoted.ranking, recommended, quoted.currentBill),
    cited(
      'prices.co2',
      'CO2 of electricity this year, in the hours cars charge',
      `${exact(Math.round(1000 * CONSTANTS.co2Elec.value * CAR_CARBON) / 1000)} kg a kWh`,
      CONSTANTS.co2Elec,
    ),
  ]);
}

function hours({ chargingHours, drivenHours, car }: EvCase): readonly Assumption[] {
  if (chargingHours <= 12) return [];
  const value = `${exact(Math.round(10 * chargingHours) / 10)} hours at ${car.chargerKw} kW`;
  const why = 'all charging is at home';
  if (canCharge({ chargingHours, drivenHours })) {
    const text = 'So many miles need over 12 hours a day at your charger';
    return [chosen('system.charger-hours', text, value, why)];
  }
  const text =
    'So many miles would need more hours a day than there are beside those at the wheel: no figure can be given';
  return [chosen('system.charger-unknown', text, value, why)];
}

function window({ question, car, recommended: { tariff } }: EvCase): readonly Assumption[] {
  const rates = ratesOf(tariff, question.market.region);
  if (tariff.carRate !== null || rates.cheapest === null) return [];
  const share = Math.round(100 * lowRateShare(car, tariff, rates)) / 100;
  const { chargerKw } = car;
  const text = `Part of your charging that the ${exact(rates.cheapest.hours)} cheap hours hold, at ${chargerKw} kW`;
  return [cited('behaviour.window', text, percent(share), CONSTANTS.offPeakCompliance)];
}

/** The mean of cheap and other hours, since the cheap rate alone would be too optimistic. */
function mile(quoted: EvCase): readonly Assumption[] {
  const { question, recommended } = quoted;
  if (question.miles === 0 || !canCharge(quoted)) return [];
  const pence = (100 * recommended.carCost) / question.miles;
  return [
    workedOut(
      'prices.mile',
      'What a mile costs as you charge, cheap and other hours together',
      `${pence.toFixed(1)}p`,
      'the cost of a year’s charging, shared over its miles',
    ),
  ];
}

/** The car's tariff also changes the cost of all other electricity in the home. */
function restOfHome({ question, recommended, currentBill, currentCost }: EvCase): readonly Assumption[] {
  if (question.place.served !== 'yes') return [];
  const today = question.replaced ? currentBill : currentBill - currentCost;
  const more = recommended.cost - recommended.carCost - today;
  const side = more > 0 ? 'more' : 'less';
  return [
    workedOut(
      `prices.rest-of-home-${side}`,
      'The rest of your bill on this tariff. Our saving leaves it out',
      `£${whole(Math.abs(more))} a year ${side} than today`,
      'the bills of your home without the car, on both tariffs',
    ),
  ];
}

function fuel({ replaced, market }: EvCase['question']): readonly Assumption[] {
  if (!replaced) return [];
  const price = fuelPrice(market, replaced.fuel);
  const name = replaced.fuel === 'petrol' ? 'Petrol' : 'Diesel';
  return [cited(`prices.${replaced.fuel}`, name, `${exact(price.value)}p a litre`, price)];
}
