import { placeOf } from '../model/place/place.ts';
import { taxPerMile } from '../model/support/known-changes.ts';
import type { Sources } from '../sources/sources.ts';
import type { CatalogueVehicle } from '../vehicles/catalogue.ts';

/** The tax on an electric car in pence a mile at the home's place; undefined for a van, which does not pay it. */
export async function mileTax(
  postcode: string,
  { vehicleClass }: CatalogueVehicle,
  sources: Sources,
): Promise<number | undefined> {
  const place = placeOf(postcode);
  return place && vehicleClass === 'car' ? taxPerMile(await sources.support(), place) : undefined;
}
