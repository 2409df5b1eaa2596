import type { Provenance } from '../constants.ts';
import type { Market } from '../market.ts';
import { hasEnded, periodText } from '../period.ts';
import type { Place } from '../place/place.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { today } from '../today.ts';
import { assumptionValues } from './assumption-values.ts';
import type { Assumption } from './quote-result.ts';

/** How well a figure is known, in the words of the page. */
const KNOWN: Readonly<Record<string, string>> = {
  read: 'Published',
  exact: 'Definition',
  given: 'Product rule',
  derived: 'Derived from published figures',
  'modelling-choice': 'Our choice',
  'general-knowledge': 'Indicative',
};

/** What is said beside a figure whose period is over: 'Prices of July to September 2026. A newer cap is in force.' */
interface Past {
  readonly what: string;
  readonly newer: string;
}

const PAST_FIGURES: Past = { what: 'Figures', newer: 'Newer ones may be in force.' };
const PAST_RATES: Past = { what: 'Rates', newer: 'Newer ones may be in force.' };
/** The next cap begins on the day after. */
export const PAST_CAP: Past = { what: 'Prices', newer: 'A newer cap is in force.' };

const GROUPED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** '2,640', to the whole unit. */
export const whole = (value: number) => GROUPED.format(value);
/** '0.144', as known. */
export const exact = (value: number) => EXACT.format(value);
export const percent = (share: number) => `${EXACT.format(share * 100)}%`;

/** An assumption resting on a figure from the tables. */
export function cited(
  key: AssumptionKey,
  text: string,
  value: string,
  { source, date, quality, from = date, to = null }: Omit<Provenance, 'unit'>,
  past = PAST_FIGURES,
  words?: Readonly<Record<string, string>>,
): Assumption {
  const ended = hasEnded({ to }, today())
    ? `. ${past.what} of ${periodText({ from, to })}. ${past.newer}`
    : '';
  return put(key, text, value, `${KNOWN[quality] ?? 'Indicative'}: ${source}${ended}`, { date, words });
}

/** An assumption that is a choice of this model, with its reason. */
export function chosen(
  key: AssumptionKey,
  text: string,
  value: string,
  reason: string,
  words?: Readonly<Record<string, string>>,
): Assumption {
  return put(key, text, value, `${KNOWN['modelling-choice']}: ${reason}`, { date: MODELLED, words });
}

/** A fact that came with the request. */
export function told(
  key: AssumptionKey,
  text: string,
  value: string,
  source = 'From your meter or from you',
): Assumption {
  return put(key, text, value, source);
}

/** `group.name`: what a translation knows the sentence by. */
type AssumptionKey = `${NonNullable<Assumption['group']>}.${string}`;

/** When this model was last chosen again. */
const MODELLED = '2026-08';

/** `words`: names of products in `text`, which a translated sentence puts in as they are. */
interface Details {
  readonly date?: string;
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

/** What every quote says of prices. */
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

/** Where the region's own rate is known, that one. */
function dayRate({ inRegion, dayRate: average }: Tariff, { region: { gspGroup = '' } }: Market): string {
  const own = inRegion?.get(gspGroup);
  return own
    ? `${exact(own.dayRate)}p a kWh by day in your region`
    : `${exact(average)}p a kWh by day, before what your region adds`;
}

/** NOW-02: how far the price cap has gone since rates of an earlier quarter; nothing where both are of one, or it is not known. */
function capSince({ ratesAsOf }: Tariff, { cap, earlier = [] }: Market): string {
  const date = ratesAsOf ?? '';
  const then = earlier.find(({ from, to }) => from <= date && date <= to);
  if (!then) return '';
  return `. Older than the price cap: a unit of it, with the VAT of today, went from ${exact(then.unit)}p to ${exact(cap.electricityUnit)}p since`;
}
