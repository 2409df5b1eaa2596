import { readTable } from '../../data/read-table.ts';
import type { Place } from '../place/place.ts';
import { tenths } from '../result/assumptions.ts';
import type { Market, Ranked } from '../tariff/market.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { Moved } from './range-of.ts';

/** @param valueAt returns the figure with every import rate multiplied by a factor */
export function electricityMoved(
  { region, day }: Pick<Market, 'region' | 'day'>,
  place: Place,
  valueAt: (factor: number) => number,
): Moved {
  return priceMoved('electricity', region.unit, priceSwing('electricity', place, day), valueAt);
}

/** @param pence of the price today @param valueAt returns the figure with the price multiplied by a factor */
export function priceMoved(
  id: string | Pick<Moved, 'id' | 'key'>,
  pence: number,
  { low, high, ...source }: Swing,
  valueAt: (factor: number) => number,
): Moved {
  const [from, to] = [tenths(pence * low), tenths(pence * high)];
  return {
    ...(typeof id === 'string' ? { id } : id),
    values: { from, to, ...source.values },
    ends: [valueAt(low), valueAt(high)],
    sourceKey: source.sourceKey,
  };
}

/** For prices without a history in the tables. */
export const TENTH: Swing = { low: 0.9, high: 1.1, sourceKey: 'swing.tenth' };

/** Factors on a price, and why they were chosen: a sentence of the languages. */
export interface Swing {
  readonly low: number;
  readonly high: number;
  readonly sourceKey: string;
  readonly values?: Moved['values'];
}

const QUARTERS = 4;
const USUAL = { low: 0.9, high: 1.1 };
/** For Northern Ireland, where prices of Great Britain are used. */
const STAND_IN: Swing = { low: 0.8, high: 1.2, sourceKey: 'swing.great-britain' };

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
    sourceKey: 'swing.cap',
    values: { least, most },
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
    values: { from: tariff.name, to: confirmed.tariff.name, source: tariff.source },
    ends: [figureOf(confirmed)],
  };
}
