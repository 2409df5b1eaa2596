// Knows which requests can't be quoted though their fields fit: no such place, no roof for panels, no such vehicle.
import { isPostcode } from '../../../src/domain/postcode.ts';
import { Refusal } from '../http/refusal.ts';
import { knownProperty, servedPlace } from '../model/home.ts';
import { isRefusal } from '../model/result/refusal.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

const NO_ROOF = 'We are unable to provide Solar quotes for Flats and Maisonette property types';

/** Throws a 400 with a sentence. */
export function demandQuotable(asset: Asset, request: QuoteRequest<Asset>): void {
  const { postcode } = request.details;
  if (!isPostcode(postcode)) throw new Refusal(400, 'details.postcode must be a whole UK postcode.');
  const place = servedPlace(postcode);
  if (isRefusal(place)) throw new Refusal(400, place.message);
  if (asset !== 'ev') demandProperty(asset, request.propertyTypeId!);
}

function demandProperty(asset: Asset, id: number): void {
  const type = knownProperty(id);
  if (isRefusal(type)) throw new Refusal(400, type.message);
  if (asset === 'solar' && !type.takesPanels) throw new Refusal(400, NO_ROOF);
}
