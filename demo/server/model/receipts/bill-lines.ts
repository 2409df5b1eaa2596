import type { Flow, Rated } from '../../../../src/domain/what-if.ts';
import { sum } from '../calendar.ts';
import type { Market } from '../tariff/market.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import {
  fromStanding,
  fromTariff,
  type Known,
  type Line,
  line,
  PENCE,
  receipt,
  subtotal,
  WORKED_OUT,
} from './receipt.ts';

interface BoughtToday {
  readonly tariff: Tariff;
  readonly market: Market;
  /** How well the home's use is known. */
  readonly use: Known;
}

const LABEL = 'electricity-you-buy';

/** Units and standing charge of the home's electricity today. */
export function electricityToday(
  id: string,
  { import: rated, standing }: Flow,
  { tariff, market, use }: BoughtToday,
): readonly Line[] {
  const price = fromTariff(tariff);
  const units =
    rated.length > 1
      ? sharesAt(`${id}-units`, rated, price, use)
      : unitsAt(`${id}-units`, LABEL, rated, price, use);
  return [...units, standingOf(`${id}-standing`, 'standing-charge', standing, fromStanding(tariff, market))];
}

/** The year's use is known, and its division between the prices is calculated. */
function sharesAt(id: string, rated: readonly Rated[], price: Known, use: Known): readonly Line[] {
  const year = sum(rated.map(({ kWh }) => kWh));
  return rated.map(({ kWh, rate }, at) => {
    const parts = [
      line('electricity-your-home-uses', year, 'kWh', use),
      line('part-of-it-at-this-price', kWh / year, '', WORKED_OUT),
      line('price-of-a-unit', rate, 'p/kWh', price),
      PENCE,
    ];
    return subtotal(LABEL, receipt(`${id}-${at + 1}`, '£/y', 'multiply', parts));
  });
}

/** The cost of the kWh at each price. @param id the beginning of the sums' ids */
export function unitsAt(
  id: string,
  key: string,
  rated: readonly Rated[],
  price: Known,
  energy: Known = WORKED_OUT,
): readonly Line[] {
  return rated.map(({ kWh, rate }, at) => {
    const parts = [line(key, kWh, 'kWh', energy), line('price-of-a-unit', rate, 'p/kWh', price), PENCE];
    return subtotal(key, receipt(`${id}-${at + 1}`, '£/y', 'multiply', parts));
  });
}

/** A year's standing charge. @param pounds a year */
export function standingOf(id: string, key: string, pounds: number, price: Known): Line {
  const days = line('days', 365, 'days', { tag: 'published' });
  const parts = [days, line('standing-charge', pounds / 3.65, 'p/day', price), PENCE];
  return subtotal(key, receipt(id, '£/y', 'multiply', parts));
}
