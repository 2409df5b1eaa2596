import { readTable } from '../../data/read-table.ts';
import type { Place } from '../place/place.ts';
import { exact } from '../result/assumptions.ts';
import type { Market, Ranked } from '../tariff/market.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { Moved } from './range-of.ts';

/** @param valueAt returns the figure with every import rate multiplied by a factor */
export function electricityMoved(
  { region, day }: Pick<Market, 'region' | 'day'>,
  place: Place,
  valueAt: (factor: number) => number,
): Moved {
  const swing = priceSwing('electricity', place, day);
  return priceMoved('electricity', 'Electricity price', { pence: region.unit, unit: 'kWh' }, swing, valueAt);
}

/** @param valueAt returns the figure with the price multiplied by a factor */
export function priceMoved(
  id: string | { readonly id: string; readonly key: string },
  text: string,
  { pence, unit }: { readonly pence: number; readonly unit: string },
  { low, high, source }: Swing,
  valueAt: (factor: number) => number,
): Moved {
  const textOf = (factor: number) => `${exact(Math.round(10 * pence * factor) / 10)}p a ${unit}`;
  const named = typeof id === 'string' ? { id } : id;
  return { ...named, text, from: textOf(low), to: textOf(high), ends: [valueAt(low), valueAt(high)], source };
}

/** For prices without a history in the tables. */
export const TENTH: Swing = { low: 0.9, high: 1.1, source: 'We chose 10% less and 10% more' };

/** Factors on a price. */
export interface Swing {
  readonly low: number;
  readonly high: number;
  readonly source: string;
}

const QUARTERS = 4;
const USUAL = { low: 0.9, high: 1.1 };
/** For Northern Ireland, where prices of Great Britain are used. */
const STAND_IN = {
  low: 0.8,
  high: 1.2,
  source: 'We chose 20% less and 20% more, since the price is Great Britain’s',
};

const whole = readTable('price_cap_history.csv', (row) => ({
  from: row.date('from'),
  electricity: row.optionalNumber('elec_unit_p'),
  gas: row.optionalNumber('gas_unit_p'),
})).flatMap(({ from, electricity, gas }) => (electricity && gas ? [{ from, electricity, gas }] : []));

/** The range of the price cap: a tenth either way, or its range in the last four quarters with all prices if that is larger. */
export function priceSwing(
  fuel: 'electricity' | 'gas',
  { served }: Pick<Place, 'served'>,
  day: string,
): Swing {
  if (served !== 'yes') return STAND_IN;
  const begun = whole.filter(({ from }) => from <= day);
  const prices = begun.slice(-QUARTERS).map((quarter) => quarter[fuel]);
  const now = prices.at(-1)!;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    low: Math.min(USUAL.low, least / now),
    high: Math.max(USUAL.high, most / now),
    source: `We chose 10% less and 10% more, or as far as the price cap went in the last four quarters that we know. That was from ${least}p to ${most}p`,
  };
}

/** A quote's recommendation and ranking. */
interface Ranking<Offer extends Ranked> {
  readonly place: Pick<Place, 'served'>;
  readonly ranking: readonly Offer[];
  readonly recommended: Offer;
  readonly currentTariff: Tariff;
}

/** If the recommended tariff's rates are not confirmed, one end of the range uses the cheapest confirmed tariff. */
export function tariffMoved<Offer extends Ranked>(
  { place, ranking, recommended, currentTariff }: Ranking<Offer>,
  figureOf: (offer: Offer) => number,
): Moved | null {
  const { tariff } = recommended;
  if (place.served !== 'yes' || !isIndicative(tariff) || tariff.id === currentTariff.id) return null;
  const confirmed = ranking.find((offer) => !isIndicative(offer.tariff));
  if (!confirmed) return null;
  return {
    id: 'tariff',
    text: 'The cheapest tariff whose rates we could confirm',
    from: tariff.name,
    to: confirmed.tariff.name,
    ends: [figureOf(confirmed)],
    source: `We could not confirm the rates of ${tariff.name}. Source: ${tariff.source}`,
  };
}
