import type { WhatIf } from '../../../../src/domain/what-if.ts';
import { pounds } from '../rounding.ts';
import { boughtToday, NOTHING, ratedBy, yearOfStanding } from '../tariff/flow.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { SolarHours } from './battery-day.ts';
import { lifetimeOf } from './lifetime-savings.ts';
import type { SolarCase } from './solar-case.ts';
import { systemCost } from './solar-system.ts';

/** Before: the home without panels. After: with panels on the recommended tariff. @param inflation as a share a year */
export function solarWhatIf(quoted: SolarCase, hours: SolarHours, inflation: number): WhatIf {
  const { question, recommended } = quoted;
  const { market, load, system } = question;
  const { standing, bought, sold } = ratesOf(recommended.tariff, market.region);
  return {
    before: boughtToday(load, market),
    after: {
      ...NOTHING,
      standing: yearOfStanding(standing),
      import: ratedBy(hours.bought, bought),
      export: ratedBy(hours.sold, sold),
    },
    efficiency: null,
    lifetime: lifetimeOf(quoted, inflation),
    cost: pounds(systemCost(system, market.day)),
  };
}
