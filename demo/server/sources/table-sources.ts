import { homesOf, homeWithId } from '../addresses/homes-of.ts';
import { TABLE_PRICES } from '../model/place/prices.ts';
import { SUPPORT } from '../model/support/support.ts';
import { TABLE_TARIFFS } from '../model/tariff/tariffs.ts';
import { CATALOGUE } from '../vehicles/catalogue.ts';
import { syntheticPlate } from '../vehicles/synthetic-plates.ts';
import type { Sources } from './sources.ts';

/** The tables in `data`, with synthetic homes and plates: no real address, meter or vehicle is looked up. */
export const TABLE_SOURCES: Sources = {
  addresses: { of: async (postcode) => homesOf(postcode) },
  meters: { at: async (addressId) => homeWithId(addressId) },
  vehicles: { catalogue: async () => CATALOGUE, lookUp: async (plate) => syntheticPlate(plate) },
  tariffs: async () => TABLE_TARIFFS,
  prices: async () => TABLE_PRICES,
  support: async () => SUPPORT,
};
