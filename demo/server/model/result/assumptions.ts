// Knows how an assumption is put: what, how much, and how well it is known.
import type { Provenance } from '../constants.ts';
import type { Place } from '../place/place.ts';
import { PRICE_CAP, regionalPrice } from '../place/prices.ts';
import type { Tariff } from '../tariff/tariffs.ts';
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

const GROUPED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** '2,640', to the whole unit. */
export const whole = (value: number) => GROUPED.format(value);
/** '0.144', as known. */
export const exact = (value: number) => EXACT.format(value);
export const percent = (share: number) => `${EXACT.format(share * 100)}%`;

/** An assumption resting on a figure from the tables. */
export function cited(
  text: string,
  value: string | null,
  { source, date, quality }: Omit<Provenance, 'unit'>,
): Assumption {
  return { text, value, source: `${KNOWN[quality] ?? 'Indicative'}: ${source}, ${date}` };
}

/** An assumption that is a choice of this model, with its reason. */
export function chosen(text: string, value: string | null, reason: string): Assumption {
  return { text, value, source: `${KNOWN['modelling-choice']}: ${reason}` };
}

/** A fact that came with the request. */
export function told(text: string, value: string): Assumption {
  return { text, value, source: 'From your meter or from you' };
}

/** What every quote says of prices. */
export function priceAssumptions(place: Place, recommended: Tariff): readonly Assumption[] {
  const { from, source, quality } = PRICE_CAP;
  const { unit, standing } = regionalPrice(place.gspGroup);
  const cap = cited(
    'Electricity at the price cap where you live',
    `${exact(unit)}p a kWh and ${exact(standing)}p a day`,
    {
      source,
      date: from,
      quality,
    },
  );
  const notice = chosen(
    'The price cap and the tariffs we compare do not cover Northern Ireland: the average of Great Britain stands in, and we recommend no tariff',
    null,
    'no Northern Ireland prices are known to us',
  );
  const rates = cited(`Rates of ${recommended.name} (${recommended.supplierName})`, null, {
    source: recommended.source,
    date: recommended.ratesAsOf ?? '',
    quality: recommended.quality,
  });
  return place.served === 'yes' ? [cap, rates] : [notice, cap];
}
