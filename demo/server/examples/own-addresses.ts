// An example of your own source of addresses and meters. It has one home in memory; yours would call a service.
import { readSettings } from '../settings.ts';
import type { Sources } from '../sources/sources.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import { startServer } from '../start-server.ts';

const METERS = { mpan: '2200000000013', mprn: null };
const LINES = { line1: '1 Example Street', line2: '', town: 'Bristol', postcode: 'BS1 4ST' };
const HOME = { ...METERS, ...LINES, id: 'own-1' };
const SUPPLY = {
  ...METERS,
  isDomestic: true,
  isPrepayment: false,
  isEconomy7: false,
  isSmart: true,
  electricitySupplierId: 2,
  gasSupplierId: 2,
  payMethod: 'monthlyDirectDebit',
  propertyTypeId: 2, // one of the eight types
  electricityUse: 3456, // kWh a year
  gasUse: 0,
};

export const sources: Sources = {
  ...TABLE_SOURCES,
  addresses: { of: async (postcode) => (postcode === 'BS14ST' ? [HOME] : []) },
  meters: { at: async (addressId) => (addressId === HOME.id ? SUPPLY : null) },
};

if (import.meta.main) console.log((await startServer(readSettings(process.env), { sources })).url);
