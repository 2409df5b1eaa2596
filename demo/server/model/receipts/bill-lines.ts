import type { Flow, Rated } from '../../../../src/domain/what-if.ts';
import { sum } from '../calendar.ts';
import type { Market } from '../tariff/market.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import {
  fromStanding,
  fromTariff,
  type Known,
  made,
  type Part,
  PENCE,
  term,
  WORKED_OUT,
  worked,
} from './receipt.ts';

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

/** The cost of the kWh at each price. @param id the beginning of the sums' ids */
export function unitsAt(
  id: string,
  label: string,
  rated: readonly Rated[],
  price: Known,
  energy: Known = WORKED_OUT,
): readonly Part[] {
  return rated.map(({ kWh, rate }, at) => {
    const parts = [term(label, kWh, 'kWh', energy), term('Price of a unit', rate, 'p/kWh', price), PENCE];
    return worked(label, made(`${id}-${at + 1}`, '£/y', 'multiply', parts));
  });
}

/** A year's standing charge. @param pounds a year */
export function standingOf(id: string, label: string, pounds: number, price: Known): Part {
  const days = term('Days', 365, 'days', { tag: 'published' });
  const parts = [days, term('Standing charge', pounds / 3.65, 'p/day', price), PENCE];
  return worked(label, made(id, '£/y', 'multiply', parts));
}
