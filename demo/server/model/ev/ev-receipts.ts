import type { Sum } from '../../../../src/domain/sum.ts';
import { CONSTANTS } from '../constants.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import {
  assumed,
  bookOf,
  fromFuel,
  fromTable,
  fromTariff,
  line,
  PENCE,
  type Receipt,
  receipt,
  STATED,
  subtotal,
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
    ? receipt('ev-headline', '£/y', 'subtract', [
        subtotal('fuel-today', fuel),
        subtotal('charging', charging),
      ])
    : { ...charging, id: 'ev-headline' };
  return bookOf([headline, fuel, charging, consumption, mile(quoted, charging), co2(quoted, consumption)]);
}

const miles = ({ question }: EvCase) => line('miles', question.miles, 'miles', STATED);

function consumed(quoted: EvCase): Receipt {
  const { electric, charger } = quoted.question;
  return receipt('ev-consumption', 'kWh/y', 'divide', [
    miles(quoted),
    line('miles-from-a-unit-in-the-battery', electric.milesPerKwh, 'miles/kWh', assumed('catalogue')),
    line(
      'reaches-battery',
      CONSTANTS.chargeEfficiency.value[charger],
      '',
      fromTable(CONSTANTS.chargeEfficiency),
    ),
  ]);
}

function charged(quoted: EvCase, consumption: Receipt): Receipt {
  const { question, car, recommended, rates } = quoted;
  const { tariff } = recommended;
  const share = lowRateShare(car, tariff, ratesOf(tariff, question.market.region));
  const part = (id: string, key: string, portion: number, rate: number) => {
    if (portion === 0) return null;
    const inHours = line(key, portion, '', fromTable(CONSTANTS.offPeakCompliance));
    const price = line('price-of-a-unit', rate, 'p/kWh', fromTariff(tariff));
    return subtotal(
      key,
      receipt(id, '£/y', 'multiply', [subtotal('charging', consumption), inHours, price, PENCE]),
    );
  };
  return receipt('ev-charging', '£/y', 'add', [
    part('ev-charging-cheap', 'share-at-the-low-rate', share, rates.low),
    part('ev-charging-dear', 'share-at-the-day-rate', 1 - share, rates.high),
    quoted.tax > 0 ? subtotal('car-tax-by-the-mile', taxed(quoted)) : null,
  ]);
}

function taxed(quoted: EvCase): Receipt {
  const pence = line('car-tax', quoted.question.taxPerMile ?? 0, 'p/mile', { tag: 'published' });
  return receipt('ev-tax', '£/y', 'multiply', [miles(quoted), pence, PENCE]);
}

function burnt(quoted: EvCase): Receipt | null {
  const { replaced, market } = quoted.question;
  if (!replaced) return null;
  const price = fuelPrice(market, replaced.fuel);
  const catalogue = assumed('catalogue');
  const gallons = receipt('ev-gallons', 'gallons/y', 'divide', [
    miles(quoted),
    line('miles-from-a-gallon', replaced.mpg, 'miles/gallon', catalogue),
  ]);
  return receipt('ev-fuel', '£/y', 'multiply', [
    subtotal('gallons', gallons),
    line(
      'litres-in-a-gallon',
      CONSTANTS.litresPerGallon.value,
      'l/gallon',
      fromTable(CONSTANTS.litresPerGallon),
    ),
    line(replaced.fuel === 'petrol' ? 'petrol' : 'diesel', price.value, 'p/l', fromFuel(price)),
    PENCE,
  ]);
}

/** The cost of a mile at both rates together. */
function mile(quoted: EvCase, charging: Receipt): Receipt | null {
  if (quoted.question.miles === 0) return null;
  return receipt('ev-mile', 'p/mile', 'divide', [subtotal('charging', charging), miles(quoted), PENCE]);
}

/** CO2 from the tailpipe of the replaced car, less that from the power station; without one, from the power station. */
function co2(quoted: EvCase, consumption: Receipt): Receipt {
  const { replaced } = quoted.question;
  if (!replaced) return generated('ev-co2', consumption);
  const grams = assumed('catalogue');
  const burnt = receipt('ev-co2-grams', 'g/y', 'multiply', [
    miles(quoted),
    line('co2-exhaust', replaced.gramsPerMile, 'g/mile', grams),
  ]);
  const exhaust = receipt('ev-co2-exhaust', 't/y', 'divide', [
    subtotal('co2-exhaust', burnt),
    line('grams-in-a-tonne', 1_000_000, 'g/t', { tag: 'published' }),
  ]);
  return receipt('ev-co2', 't/y', 'subtract', [
    subtotal('co2-exhaust', exhaust),
    subtotal('co2-of-making', generated('ev-co2-grid', consumption)),
  ]);
}

function generated(id: string, consumption: Receipt): Receipt {
  return receipt(id, 't/y', 'multiply', [
    subtotal('charging', consumption),
    line('co2-of-electricity', CONSTANTS.co2Elec.value, 'kg/kWh', fromTable(CONSTANTS.co2Elec)),
    line('hours-of-cars', CAR_CARBON, '', assumed('monitoredCharger')),
    line('tonnes-in-a-kilogram', 0.001, 't/kg', { tag: 'published' }),
  ]);
}
