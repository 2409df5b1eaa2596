import type { Flow } from '../../../../src/domain/extras/what-if.ts';
import type { HomeLoad } from '../home-load.ts';
import { byHalfHour } from '../load-profile.ts';
import type { Market } from '../market.ts';
import { ratesOf } from '../tariff/rates.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import { NOTHING, yearOfStanding } from './flow.ts';
import { ratedBy } from './rated.ts';

/** The home's electricity today, at the price cap. */
export function boughtToday(load: HomeLoad, market: Market): Flow {
  const { bought, standing } = ratesOf(todaysTariff(load, market), market.region);
  return {
    ...NOTHING,
    standing: yearOfStanding(standing),
    import: ratedBy(byHalfHour(load.shape), bought),
  };
}
