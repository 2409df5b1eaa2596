import type { Place } from '../place/place.ts';
import type { Ranked } from '../tariff/rank-tariffs.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { Moved } from './moved.ts';

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
