import { placeOf } from '../model/place/place.ts';
import { taxPerMile } from '../model/support/known-changes.ts';
import type { Sources } from '../sources/sources.ts';
import type { CatalogueVehicle } from '../vehicles/catalogue.ts';

/** Pence a mile of this electric car where the home is; undefined for a van, which bears none. */
export async function mileTax(
  postcode: string,
  { vehicleClass }: CatalogueVehicle,
  sources: Sources,
): Promise<number | undefined> {
  const place = placeOf(postcode);
  return place && vehicleClass === 'car' ? taxPerMile(await sources.support(), place) : undefined;
}
