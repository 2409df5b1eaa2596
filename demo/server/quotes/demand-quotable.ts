// Refuses requests whose fields fit but which can't be quoted: no such place, no roof for panels, no such
// vehicle.
import { isPostcode } from '../../../src/domain/postcode.ts';
import { Refusal } from '../http/refusal.ts';
import { knownProperty, servedPlace } from '../model/home.ts';
import { isRefusal } from '../model/result/refusal.ts';
import { NO_PANELS } from '../model/solar/solar-result.ts';
import type { Sources, VehicleSource } from '../sources/sources.ts';
import { isElectric } from '../vehicles/catalogue.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';
import { type AskedVehicle, quotedVehicle } from './quoted-vehicle.ts';

/** Throws a 400 with a sentence. */
export async function demandQuotable(
  asset: Asset,
  request: QuoteRequest<Asset>,
  { vehicles }: Pick<Sources, 'vehicles'>,
): Promise<void> {
  const { postcode } = request.details;
  if (!isPostcode(postcode)) throw new Refusal(400, 'details.postcode must be a whole UK postcode.');
  const place = servedPlace(postcode);
  if (isRefusal(place)) throw new Refusal(400, place.message);
  if (asset === 'ev') await demandVehicles(vehicles, request as QuoteRequest<'ev'>);
  else demandProperty(asset, request.propertyTypeId!);
}

function demandProperty(asset: Asset, id: number): void {
  const type = knownProperty(id);
  if (isRefusal(type)) throw new Refusal(400, type.message);
  if (asset === 'solar' && !type.takesPanels) throw new Refusal(400, NO_PANELS);
}

/** Two vehicles are a comparison with an electric one; one alone is electric itself. */
async function demandVehicles(vehicles: VehicleSource, { current, compare }: QuoteRequest<'ev'>) {
  await demandVehicle(vehicles, current, 'current', !compare);
  if (compare) await demandVehicle(vehicles, compare, 'compare', true);
}

async function demandVehicle(
  vehicles: VehicleSource,
  asked: AskedVehicle,
  field: string,
  mustBeElectric: boolean,
): Promise<void> {
  if (isElectric(await quotedVehicle(vehicles, asked, field)) === mustBeElectric) return;
  const kind = mustBeElectric ? 'a battery electric vehicle' : 'a petrol or diesel vehicle';
  throw new Refusal(400, `${field} must be ${kind}.`);
}
