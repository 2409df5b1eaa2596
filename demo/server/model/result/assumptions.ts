import type { Provenance } from '../constants.ts';
import type { Market } from '../market.ts';
import { hasEnded, periodText } from '../period.ts';
import type { Place } from '../place/place.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { today } from '../today.ts';
import { assumptionValues } from './assumption-values.ts';
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
): Assumption {
  const ended = hasEnded({ to }, today())
    ? ` ${past.what} are for ${periodText({ from, to })}. ${past.newer}`
    : '';
  return put(key, text, value, `${KNOWN[quality] ?? USUAL} ${source}.${ended}`, { date, words });
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
  return place.served === 'yes' ? [cap, rates] : [standIn];
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
