import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import { noHours, type SolarHours } from './solar-hours.ts';
import { type SolarHome, type SolarYear, solarYear } from './solar-year.ts';

/** Returns a home's year with a battery at some rates. */
export type YearOf = (battery: number, rates: Rates) => SolarYear;

interface Run {
  readonly hours: SolarHours;
  readonly year: SolarYear;
}

/** Without charging at night, the battery runs the same at any price, so it is simulated only once. */
export function yearsAt(home: SolarHome): YearOf {
  const runs = new Map<number, Run>();
  return (battery, rates) => {
    if (battery > 0 && rates.cheapest) return solarYear(home, battery, rates);
    const run = runs.get(battery) ?? runWithout(home, battery, rates);
    runs.set(battery, run);
    return pricedAt(run, rates);
  };
}

function runWithout(home: SolarHome, battery: number, rates: Rates): Run {
  const hours = noHours();
  // Three kinds of day in each month.
  const plan = Array<number>(36).fill(0);
  return { hours, year: solarYear(home, battery, rates, { plan, hours }) };
}

function pricedAt({ hours, year }: Run, { bought, sold, standing }: Rates): SolarYear {
  let [spent, earned] = [0, 0];
  for (let slot = 0; slot < SLOTS; slot++) {
    spent += (hours.bought[slot]! * bought[slot]!) / 100;
    earned += (hours.sold[slot]! * sold[slot]!) / 100;
  }
  return { ...year, cost: 3.65 * standing + spent - earned, earned };
}
