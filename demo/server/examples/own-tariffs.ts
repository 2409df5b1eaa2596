// An example of your own tariffs instead of the table's. The price cap must stay, since every home is compared with it.
import { CLAIMS, type Tariff } from '../model/tariff/tariffs.ts';
import { readSettings } from '../settings.ts';
import type { Sources } from '../sources/sources.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import { startServer } from '../start-server.ts';

const OWN = { supplierId: 900, supplierName: 'Own Energy' };

export const sources: Sources = {
  ...TABLE_SOURCES,
  async tariffs() {
    const { standard, economy7, suppliers } = await TABLE_SOURCES.tariffs();
    const night: Tariff = {
      ...standard,
      ...OWN,
      id: 900,
      name: 'Own Night',
      eligibility: [...CLAIMS],
      dayRate: standard.dayRate - 1,
      windows: [{ slots: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rate: 7 }], // p/kWh, 00:00 to 05:00
      ratesAsOf: '2026-08-01',
      source: 'our price list',
    };
    const names = new Map([...suppliers, [OWN.supplierId, OWN.supplierName]]);
    return { all: [standard, economy7, night], standard, economy7, suppliers: names };
  },
};

if (import.meta.main) console.log((await startServer(readSettings(process.env), { sources })).url);
