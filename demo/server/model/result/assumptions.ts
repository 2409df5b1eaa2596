import { hasEnded, type Period, periodText } from '../calendar.ts';
import type { Provenance } from '../constants.ts';
import type { Place } from '../place/place.ts';
import type { Market } from '../tariff/market.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { Assumption } from './quote-result.ts';

/** How well a figure is known, as pages show it. */
const KNOWN: Readonly<Record<string, string>> = {
  read: 'Source:',
  exact: 'By definition:',
  given: 'Set by',
  derived: 'Worked out from',
  'modelling-choice': 'We chose this:',
};

/** General knowledge, and what could not be confirmed. */
const USUAL = 'A usual figure:';

/** The note at a figure whose period is over, such as 'These prices are for July to September 2026. A newer price cap applies.' */
interface Past {
  readonly what: string;
  readonly newer: string;
}

const PAST_FIGURES: Past = { what: 'These figures', newer: 'Newer ones may apply.' };
const PAST_RATES: Past = { what: 'This tariff’s rates', newer: 'Newer ones may apply.' };
/** A new cap always begins on the day after the old one ends. */
export const PAST_CAP: Past = { what: 'These prices', newer: 'A newer price cap applies.' };

/** An assumption with the period of its figure, if that has an end. */
export interface CitedAssumption extends Assumption {
  readonly valid?: Period & { readonly past: Past };
}

const GROUPED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** Such as '2,640'. */
export const whole = (value: number) => GROUPED.format(value);
/** Such as '0.144'. */
export const exact = (value: number) => EXACT.format(value);
export const percent = (share: number) => `${EXACT.format(share * 100)}%`;

/** An assumption with a figure from the tables. */
export function cited(
  key: AssumptionKey,
  text: string,
  value: string,
  { source, date, quality, from = date, to = null }: Omit<Provenance, 'unit'>,
  past = PAST_FIGURES,
  words?: Readonly<Record<string, string>>,
): CitedAssumption {
  const assumption = put(key, text, value, `${KNOWN[quality] ?? USUAL} ${source}.`, { date, words });
  return to === null ? assumption : { ...assumption, valid: { from, to, past } };
}

/** As they are sent on an ISO date: with a note at each figure whose period is over. */
export function asOf(day: string, assumptions: readonly CitedAssumption[]): readonly Assumption[] {
  return assumptions.map(({ valid, ...assumption }) => {
    if (!valid || !hasEnded(valid, day)) return assumption;
    const { what, newer } = valid.past;
    return { ...assumption, source: `${assumption.source} ${what} are for ${periodText(valid)}. ${newer}` };
  });
}

/** An assumption that this model chose, with its reason. */
export function chosen(
  key: AssumptionKey,
  text: string,
  value: string,
  reason: string,
  words?: Readonly<Record<string, string>>,
): Assumption {
  return put(key, text, value, `${KNOWN['modelling-choice']} ${reason}.`, { date: MODELLED, words });
}

/** An assumption that is a sum of this model. @param from what it is made of */
export function workedOut(key: AssumptionKey, text: string, value: string, from: string): Assumption {
  return put(key, text, value, `${KNOWN.derived} ${from}.`, { date: MODELLED });
}

/** A fact that came with the request. */
export function fromRequest(
  key: AssumptionKey,
  text: string,
  value: string,
  source = 'From your meter or from you.',
): Assumption {
  return put(key, text, value, source);
}

/** `group.name`, the key of the sentence in translations. */
type AssumptionKey = `${NonNullable<Assumption['group']>}.${string}`;

/** When the model's choices were last reviewed. */
const MODELLED = '2026-08';

interface Details {
  readonly date?: string;
  /** Names of products in the text, which are not translated. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

function put(
  key: AssumptionKey,
  text: string,
  value: string,
  source: string,
  { date, words }: Details = {},
): Assumption {
  const group = key.slice(0, key.indexOf('.')) as NonNullable<Assumption['group']>;
  return {
    key,
    group,
    text,
    value,
    values: assumptionValues(key, `${text} ${value}`, words),
    source,
    ...(date ? { date } : {}),
  };
}

/** The assumptions about prices in every quote. */
export function priceAssumptions(place: Place, market: Market, recommended: Tariff): readonly Assumption[] {
  const { from, to, source, quality } = market.cap;
  const { unit, standing } = market.region;
  const cap = cited(
    'prices.electricity',
    'Electricity at the price cap where you live',
    `${exact(unit)}p a kWh and ${exact(standing)}p a day`,
    { source, date: from, to, quality },
    PAST_CAP,
  );
  const standIn = cited(
    'prices.northern-ireland',
    'No electricity prices of Northern Ireland are known to us: the average of Great Britain stands in, and nothing is counted for what you sell',
    `${exact(unit)}p a kWh and ${exact(standing)}p a day`,
    { source, date: from, to, quality },
  );
  const rates = cited(
    'prices.tariff',
    `Rates of ${recommended.name} (${recommended.supplierName})`,
    dayRate(recommended, market),
    {
      source: `${recommended.source}${capSince(recommended, market)}`,
      date: recommended.ratesAsOf ?? '',
      to: recommended.ratesUntil,
      quality: recommended.quality,
    },
    PAST_RATES,
    { tariff: recommended.name, supplier: recommended.supplierName },
  );
  return asOf(market.day, place.served === 'yes' ? [cap, rates] : [standIn]);
}

/** The region's own rate, if it is known. */
function dayRate({ inRegion, dayRate: average }: Tariff, { region: { gspGroup = '' } }: Market): string {
  const own = inRegion?.get(gspGroup);
  return own
    ? `${exact(own.dayRate)}p a kWh by day in your region`
    : `${exact(average)}p a kWh by day, before what your region adds`;
}

/** NOW-02: how far the price cap has changed since the tariff's rates; '' if they are of the same quarter or an unknown one. */
function capSince({ ratesAsOf }: Tariff, { cap, earlier = [] }: Market): string {
  const date = ratesAsOf ?? '';
  const then = earlier.find(({ from, to }) => from <= date && date <= to);
  if (!then) return '';
  return `. The price cap has since gone from ${exact(then.unit)}p to ${exact(cap.electricityUnit)}p a unit, with the VAT of today`;
}

// The values for the placeholders in translated assumptions.
/**
 * The names of each assumption's numbers, in the order in which they occur in its sentence and value; '-' for a number
 * that never changes. Times such as 7am are not counted.
 */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  'behaviour.home-charging': '-',
  'home.electricity': 'total heat',
  'home.electricity-measured': 'total heat',
  'home.heat-calculated': 'heat',
  'home.heat-certified': 'heat',
  'home.heat-metered': 'heat',
  'home.heat-guessed': 'heat',
  'home.heat-near': 'from',
  'home.kept-gas': 'gas',
  'home.mismatch': 'metered usual',
  'home.boiler': 'percent',
  'home.floor-area': 'squareMetres',
  'home.age': '- - loss',
  'home.certificate-area': 'squareMetres',
  'home.sun': 'kWhPerKw',
  'home.sun-roof': 'pitch kWhPerKw',
  'home.sun-place': '- kWhPerKw',
  'prices.electricity': 'unit standing',
  'prices.northern-ireland': 'unit standing',
  'prices.gas-northern-ireland': 'unit',
  'prices.tariff': 'unit',
  'prices.runner-up': 'pounds',
  'prices.gas': 'unit',
  'prices.oil': 'unit',
  'prices.petrol': 'litre',
  'prices.diesel': 'litre',
  'prices.mile': 'pence',
  'prices.rest-of-home-less': 'pounds',
  'prices.rest-of-home-more': 'pounds',
  'prices.co2': 'kilograms',
  'prices.boiler': 'pounds',
  'prices.service': 'pump boiler',
  'prices.service-pump': 'pump',
  'prices.panels': 'smaller - larger',
  'prices.battery': 'fixed perKwh',
  'prices.vat': 'percent',
  'prices.growth': 'percent',
  'prices.todays-money': 'pounds',
  'prices.one-tariff': 'years',
  'system.efficiency': 'efficiency',
  'system.flow': 'celsius',
  'system.flow-told': 'celsius',
  'system.flow-hotter': 'celsius efficiency',
  'system.survey': 'kilowatts',
  'system.panels': 'panels watts',
  'system.roof': '- percent',
  'system.roof-told': 'pitch percent',
  'system.shade': 'percent',
  'system.output': 'kWh',
  'system.network-consent': '- kilowatts',
  'system.panel-loss': 'percent',
  'system.battery': 'kWh',
  'system.battery-step': 'other less',
  'system.battery-replaced': 'pounds year',
  'system.battery-fade': 'perYear floor',
  'system.inverter': 'pounds year',
  'system.charger': 'percent',
  'system.charger-hours': '- hours kilowatts',
  'system.charger-unknown': 'hours kilowatts',
  'behaviour.as-most': 'pounds',
  'behaviour.miles-read': 'miles',
  'behaviour.miles-differ': 'miles',
  'behaviour.shifted': 'pounds',
  'behaviour.gas-closed': 'pounds',
  'behaviour.hob': '- kWh',
  'behaviour.night-heating': '- day night',
  'behaviour.measured': 'percent',
  'behaviour.unsure': 'kWh',
  'behaviour.window': 'hours kilowatts percent',
};

/** A number that is not part of a word (CO2) and not a time (7am). */
const NUMBER = /(?<![A-Za-z\d.,])\d[\d,]*(?:\.\d+)?(?![\d.]*(?:am|pm))/g;

/** @param words names of products in the sentence, whose digits are ignored */
export function assumptionValues(
  key: string,
  statement: string,
  words: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string | number>> {
  const sentence = Object.values(words).reduce((text, word) => text.replace(word, ''), statement);
  const names = VALUE_NAMES[key]?.split(' ') ?? [];
  const numbers = (sentence.match(NUMBER) ?? []).map((written, at) => {
    return [names[at] ?? `n${at + 1}`, Number(written.replaceAll(',', ''))] as const;
  });
  return { ...words, ...Object.fromEntries(numbers.filter(([name]) => name !== '-')) };
}
