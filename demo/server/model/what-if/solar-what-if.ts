import type { WhatIf } from '../../../../src/domain/extras/what-if.ts';
import { pounds } from '../result/rounding.ts';
import { lifetimeOf } from '../solar/lifetime-savings.ts';
import type { SolarCase } from '../solar/solar-case.ts';
import type { SolarHours } from '../solar/solar-hours.ts';
import { systemCost } from '../solar/solar-system.ts';
import { ratesOf } from '../tariff/rates.ts';
import { boughtToday } from './bought-today.ts';
import { NOTHING, yearOfStanding } from './flow.ts';
import { ratedBy } from './rated.ts';

/** A home without panels, and with them on the recommended tariff. @param inflation share a year. */
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
    cost: pounds(systemCost(system)),
  };
}
