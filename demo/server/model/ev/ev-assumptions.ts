// Knows what an EV quote takes for granted, and says so with the figure and its source.
import { CONSTANTS } from '../constants.ts';
import { fuelPrice } from '../place/prices.ts';
import { chosen, cited, exact, percent, priceAssumptions, told, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { lowRateShare } from '../tariff/car-charging.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { EvCase } from './ev-case.ts';
import type { FuelVehicle } from './vehicle-facts.ts';

export function evAssumptions(quoted: EvCase, isHouseholdKnown: boolean): readonly Assumption[] {
  const { question, recommended } = quoted;
  return [
    chosen('You charge at home only; public charging costs more', null, 'it matters most for high mileage'),
    ...window(quoted),
    cited(
      'Part of the electricity that reaches the battery',
      percent(CONSTANTS.chargeEfficiency.value[question.charger]),
      CONSTANTS.chargeEfficiency,
    ),
    household(quoted, isHouseholdKnown),
    ...fuel(question.replaced),
    ...priceAssumptions(question.place, recommended.tariff),
    cited(
      'CO2 of the electricity, which is not in the figure: cars are compared at the tailpipe',
      `${exact(CONSTANTS.co2Elec.value)} kg a kWh`,
      CONSTANTS.co2Elec,
    ),
  ];
}

function window({ question, car, recommended: { tariff } }: EvCase): readonly Assumption[] {
  const rates = ratesOf(tariff, question.place.gspGroup);
  if (tariff.carRate !== null || rates.cheapest === null) return [];
  const share = Math.round(100 * lowRateShare(car, tariff, rates)) / 100;
  const { chargerKw } = car;
  const text = `Part of your charging that the ${exact(rates.cheapest.hours)} cheap hours hold, at ${chargerKw} kW`;
  return [cited(text, percent(share), CONSTANTS.offPeakCompliance)];
}

function household({ question }: EvCase, isKnown: boolean): Assumption {
  const value = `${whole(question.household)} kWh a year`;
  if (isKnown) return told('Electricity your home uses without the car', value);
  return cited('Electricity a typical home uses without the car', value, CONSTANTS.tdcvElecSingle);
}

function fuel(replaced: FuelVehicle | null): readonly Assumption[] {
  if (!replaced) return [];
  const price = fuelPrice(replaced.fuel);
  const name = replaced.fuel === 'petrol' ? 'Petrol' : 'Diesel';
  return [cited(name, `${exact(price.value)}p a litre`, price)];
}
