// An example of your own vehicle look-up. It has a register in memory; yours would call a service.
import { readSettings } from '../settings.ts';
import type { Sources } from '../sources/sources.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import { startServer } from '../start-server.ts';
import { type Catalogue, catalogueVehicle } from '../vehicles/catalogue.ts';

const LEAF = { makeId: 27, modelId: 1051 };
const REGISTER = new Map([['AB12CDE', LEAF]]);

export const sources: Sources = {
  ...TABLE_SOURCES,
  vehicles: {
    // For example, only makes that you sell.
    async catalogue(): Promise<Catalogue> {
      const all = await TABLE_SOURCES.vehicles.catalogue();
      return all.filter(({ make }) => make === 'Nissan' || make === 'Ford');
    },
    async lookUp(plate) {
      const found = REGISTER.get(plate);
      const vehicle = found && catalogueVehicle(await this.catalogue(), found.makeId, found.modelId);
      return vehicle ? { kind: 'found', vehicle } : { kind: 'none' };
    },
  },
};

if (import.meta.main) console.log((await startServer(readSettings(process.env), { sources })).url);
