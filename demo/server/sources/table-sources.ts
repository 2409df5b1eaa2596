import { homesOf, homeWithId } from '../addresses/homes.ts';
import { pricesOn } from '../model/prices/table-prices.ts';
import { SUPPORT } from '../model/support/support.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import { CATALOGUE } from '../vehicles/catalogue.ts';
import { syntheticPlate } from '../vehicles/plates.ts';
import type { Sources } from './sources.ts';
import { today } from './today.ts';

/** The tables in `data`, with synthetic homes and plates: no real address, meter or vehicle is looked up. */
export const TABLE_SOURCES: Sources = {
  addresses: { of: async (postcode) => homesOf(postcode) },
  meters: { at: async (addressId) => homeWithId(addressId) },
  vehicles: { catalogue: async () => CATALOGUE, lookUp: async (plate) => syntheticPlate(plate) },
  tariffs: async () => tariffsOn(today()),
  prices: async () => pricesOn(today()),
  support: async () => SUPPORT,
};
