import type { Flow, Rated } from '../../../../src/domain/extras/what-if.ts';
import type { Market } from '../market.ts';
import { sum } from '../months.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { standingOf, unitsAt } from './bill-parts.ts';
import { made, type Part, worked } from './made.ts';
import { fromStanding, fromTariff, type Known, PENCE, term, WORKED_OUT } from './term.ts';

interface BoughtToday {
  readonly tariff: Tariff;
  readonly market: Market;
  /** How well the home's use is known. */
  readonly use: Known;
}

const LABEL = 'Electricity you buy';

/** Units and standing charge of the home's electricity today. */
export function electricityToday(
  id: string,
  { import: rated, standing }: Flow,
  { tariff, market, use }: BoughtToday,
): readonly Part[] {
  const price = fromTariff(tariff);
  const units =
    rated.length > 1
      ? sharesAt(`${id}-units`, rated, price, use)
      : unitsAt(`${id}-units`, LABEL, rated, price, use);
  return [...units, standingOf(`${id}-standing`, 'Standing charge', standing, fromStanding(tariff, market))];
}

/** The year's use is known, and its division between the prices is calculated. */
function sharesAt(id: string, rated: readonly Rated[], price: Known, use: Known): readonly Part[] {
  const year = sum(rated.map(({ kWh }) => kWh));
  return rated.map(({ kWh, rate }, at) => {
    const parts = [
      term('Electricity your home uses', year, 'kWh', use),
      term('Part of it at this price', kWh / year, '', WORKED_OUT),
      term('Price of a unit', rate, 'p/kWh', price),
      PENCE,
    ];
    return worked(LABEL, made(`${id}-${at + 1}`, '£/y', 'multiply', parts));
  });
}
