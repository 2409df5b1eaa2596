import { hasEnded, type Period } from '../calendar.ts';
import { nameOf, type Provenance } from '../constants.ts';
import type { Place } from '../place/place.ts';
import type { Market } from '../tariff/market.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { Assumption } from './quote-result.ts';

/** `group.name`: the languages of the widget have its sentence, its value and, unless it is cited, its source. */
type AssumptionKey = `${NonNullable<Assumption['group']>}.${string}`;
type Values = Assumption['values'];

/** What is said of a figure whose period is over. */
type Past = 'figures' | 'rates' | 'cap';

/** An assumption with the period of its figure, if that has an end. */
export interface CitedAssumption extends Assumption {
  readonly valid?: Period & { readonly what: Past };
}

/** How well a figure is known. What could not be confirmed is a usual figure. */
const KNOWN: Readonly<Record<string, Assumption['by']>> = {
  read: 'read',
  exact: 'exact',
  given: 'given',
  derived: 'derived',
  'modelling-choice': 'chosen',
};

/** When the model's choices were last reviewed. */
const MODELLED = '2026-08';

/** A number as it is shown: without decimals. */
export const whole = (value: number) => Math.round(value);
export const tenths = (value: number) => Math.round(10 * value) / 10;
export const hundredths = (value: number) => Math.round(100 * value) / 100;
/** A share in per cent, to three decimals. */
export const percent = (share: number) => Math.round(100_000 * share) / 1000;
/** A share in whole per cent. */
export const wholePercent = (share: number) => Math.round(100 * share);

/** An assumption with a figure from the tables. A constant's source is a sentence of the languages; others are names. */
export function cited(
  key: AssumptionKey,
  values: Values,
  provenance: Omit<Provenance, 'unit'>,
  what: Past = 'figures',
): CitedAssumption {
  const { source, date, quality, from = date, to = null } = provenance;
  const constant = nameOf(provenance);
  const assumption = {
    ...put(key, values, KNOWN[quality] ?? 'usual'),
    ...(constant ? { sourceKey: `source.${constant}` } : { source }),
    date,
  };
  return to === null ? assumption : { ...assumption, valid: { from, to, what } };
}

/** As they are sent on an ISO date: with a note at each figure whose period is over. */
export function asOf(day: string, assumptions: readonly CitedAssumption[]): readonly Assumption[] {
  return assumptions.map(({ valid, ...assumption }) => {
    if (!valid || !hasEnded(valid, day)) return assumption;
    const { from, to, what } = valid;
    return { ...assumption, past: { key: `past.${what}`, values: { period: { from, to } } } };
  });
}

/** An assumption that this model chose. Its reason is the sentence's `.source`. */
export function chosen(key: AssumptionKey, values: Values = {}): Assumption {
  return { ...put(key, values, 'chosen'), sourceKey: `${key}.source`, date: MODELLED };
}

/** An assumption that is a sum of this model. What it is made of is the sentence's `.source`. */
export function workedOut(key: AssumptionKey, values: Values): Assumption {
  return { ...put(key, values, 'derived'), sourceKey: `${key}.source`, date: MODELLED };
}

/** A fact that came with the request. */
export function fromRequest(key: AssumptionKey, values: Values): Assumption {
  return put(key, values, 'request');
}

/** A fact of the home's own half hours, read over a period. */
export function fromHalfHours(key: AssumptionKey, values: Values, { from, to }: Period): Assumption {
  return put(key, { ...values, period: { from, to } }, 'measured');
}

function put(key: AssumptionKey, values: Values, by: Assumption['by']): Assumption {
  const group = key.slice(0, key.indexOf('.')) as NonNullable<Assumption['group']>;
  return { key, group, values, by };
}

/** The assumptions about prices in every quote. */
export function priceAssumptions(place: Place, market: Market, recommended: Tariff): readonly Assumption[] {
  const { from: date, to, source, quality } = market.cap;
  const { unit, standing } = market.region;
  const cap = { source, date, to, quality };
  return asOf(
    market.day,
    place.served === 'yes'
      ? [cited('prices.electricity', { unit, standing }, cap, 'cap'), ratesOf(recommended, market)]
      : [cited('prices.northern-ireland', { unit, standing }, cap)],
  );
}

/** The region's own rate, if it is known. */
function ratesOf(tariff: Tariff, market: Market): CitedAssumption {
  const { name, supplierName: supplier, source, ratesAsOf, ratesUntil: to, quality } = tariff;
  const own = tariff.inRegion?.get(market.region.gspGroup ?? '');
  const unit = (own ?? tariff).dayRate;
  const rates = cited(
    'prices.tariff',
    { tariff: name, supplier, unit, rate: { key: own ? 'rate.region' : 'rate.average', values: { unit } } },
    { source, date: ratesAsOf ?? '', to, quality },
    'rates',
  );
  const capThen = capAt(tariff, market);
  if (capThen === null) return rates;
  const values = { ...rates.values, capThen, capNow: market.cap.electricityUnit };
  return { ...rates, values, sourceKey: 'source.since-cap' };
}

/** NOW-02: the price cap's unit at the time of the tariff's rates; null if it has not changed since or is not known. */
function capAt({ ratesAsOf }: Tariff, { earlier = [] }: Market): number | null {
  const date = ratesAsOf ?? '';
  return earlier.find(({ from, to }) => from <= date && date <= to)?.unit ?? null;
}
