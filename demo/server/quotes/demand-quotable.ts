// Refuses valid requests that can't be quoted: an unknown place, a home without a roof for panels, an unknown vehicle.
import { isPostcode } from '../../../src/domain/postcode.ts';
import { Refusal } from '../http/refusal.ts';
import { servedPlace } from '../model/home.ts';
import { isRefusal } from '../model/result/refusal.ts';
import type { Sources } from '../sources/sources.ts';
import { ASSETS } from './assets.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

export async function demandQuotable(
  asset: Asset,
  request: QuoteRequest<Asset>,
  sources: Pick<Sources, 'vehicles'>,
): Promise<void> {
  const { postcode } = request.details;
  if (!isPostcode(postcode)) throw new Refusal(400, 'details.postcode must be a whole UK postcode.');
  const place = servedPlace(postcode);
  if (isRefusal(place)) throw new Refusal(400, place.message);
  await ASSETS[asset]!.demand(request as never, sources);
}
