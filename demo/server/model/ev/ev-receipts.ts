import type { Sum } from '../../../../src/domain/sum.ts';
import { CONSTANTS } from '../constants.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import {
  assumed,
  bookOf,
  fromFuel,
  fromTable,
  fromTariff,
  type Made,
  made,
  PENCE,
  STATED,
  term,
  worked,
} from '../receipts/receipt.ts';
import { lowRateShare } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import { CAR_CARBON } from '../tariff/recorded-half-hours.ts';
import type { EvCase } from './ev-case.ts';

/** The sums behind the figures of an electric car. */
export function evSums(quoted: EvCase): Readonly<Record<string, Sum>> {
  const consumption = consumed(quoted);
  const charging = charged(quoted, consumption);
  const fuel = burnt(quoted);
  const headline = fuel
    ? made('ev-headline', '£/y', 'subtract', [worked('Fuel today', fuel), worked('Charging', charging)])
    : { ...charging, id: 'ev-headline' };
  return bookOf([headline, fuel, charging, consumption, mile(quoted, charging), co2(quoted, consumption)]);
}

const miles = ({ question }: EvCase) =>
  term('Miles, 52 weeks of what you told us', question.miles, 'miles', STATED);

function consumed(quoted: EvCase): Made {
  const { electric, charger } = quoted.question;
  return made('ev-consumption', 'kWh/y', 'divide', [
    miles(quoted),
    term(
      'Miles from a unit in the battery',
      electric.milesPerKwh,
      'miles/kWh',
      assumed('The vehicle catalogue, as driven'),
    ),
    term(
      'Part of the electricity that reaches the battery',
      CONSTANTS.chargeEfficiency.value[charger],
      '',
      fromTable(CONSTANTS.chargeEfficiency),
    ),
  ]);
}

function charged(quoted: EvCase, consumption: Made): Made {
  const { question, car, recommended, rates } = quoted;
  const { tariff } = recommended;
  const share = lowRateShare(car, tariff, ratesOf(tariff, question.market.region));
  const part = (id: string, label: string, portion: number, rate: number) => {
    if (portion === 0) return null;
    const inHours = term(label, portion, '', fromTable(CONSTANTS.offPeakCompliance));
    const price = term('Price of a unit', rate, 'p/kWh', fromTariff(tariff));
    return worked(
      label,
      made(id, '£/y', 'multiply', [worked('Charging', consumption), inHours, price, PENCE]),
    );
  };
  return made('ev-charging', '£/y', 'add', [
    part('ev-charging-cheap', 'Share at the low rate', share, rates.low),
    part('ev-charging-dear', 'Share at the day rate', 1 - share, rates.high),
    quoted.tax > 0 ? worked('Car tax by the mile', taxed(quoted)) : null,
  ]);
}

function taxed(quoted: EvCase): Made {
  const pence = term('Car tax', quoted.question.taxPerMile ?? 0, 'p/mile', { tag: 'published' });
  return made('ev-tax', '£/y', 'multiply', [miles(quoted), pence, PENCE]);
}

function burnt(quoted: EvCase): Made | null {
  const { replaced, market } = quoted.question;
  if (!replaced) return null;
  const price = fuelPrice(market, replaced.fuel);
  const catalogue = assumed('The vehicle catalogue, as driven');
  const gallons = made('ev-gallons', 'gallons/y', 'divide', [
    miles(quoted),
    term('Miles from a gallon', replaced.mpg, 'miles/gallon', catalogue),
  ]);
  return made('ev-fuel', '£/y', 'multiply', [
    worked('Gallons', gallons),
    term(
      'Litres in a gallon',
      CONSTANTS.litresPerGallon.value,
      'l/gallon',
      fromTable(CONSTANTS.litresPerGallon),
    ),
    term(replaced.fuel === 'petrol' ? 'Petrol' : 'Diesel', price.value, 'p/l', fromFuel(price)),
    PENCE,
  ]);
}

/** The cost of a mile at both rates together. */
function mile(quoted: EvCase, charging: Made): Made | null {
  if (quoted.question.miles === 0) return null;
  return made('ev-mile', 'p/mile', 'divide', [worked('Charging', charging), miles(quoted), PENCE]);
}

/** CO2 from the tailpipe of the replaced car, less that from the power station; without one, from the power station. */
function co2(quoted: EvCase, consumption: Made): Made {
  const { replaced } = quoted.question;
  if (!replaced) return generated('ev-co2', consumption);
  const grams = assumed('The vehicle catalogue, as driven');
  const burnt = made('ev-co2-grams', 'g/y', 'multiply', [
    miles(quoted),
    term('CO2 from the exhaust', replaced.gramsPerMile, 'g/mile', grams),
  ]);
  const exhaust = made('ev-co2-exhaust', 't/y', 'divide', [
    worked('CO2 from the exhaust', burnt),
    term('Grams in a tonne', 1_000_000, 'g/t', { tag: 'published' }),
  ]);
  return made('ev-co2', 't/y', 'subtract', [
    worked('CO2 from the exhaust', exhaust),
    worked('CO2 from making the electricity', generated('ev-co2-grid', consumption)),
  ]);
}

function generated(id: string, consumption: Made): Made {
  return made(id, 't/y', 'multiply', [
    worked('Charging', consumption),
    term('CO2 of electricity', CONSTANTS.co2Elec.value, 'kg/kWh', fromTable(CONSTANTS.co2Elec)),
    term(
      'Of the hours in which cars charge, against the mean',
      CAR_CARBON,
      '',
      assumed('One monitored home charger, June 2025 to May 2026'),
    ),
    term('Tonnes in a kilogram', 0.001, 't/kg', { tag: 'published' }),
  ]);
}
