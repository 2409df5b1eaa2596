// CALL-13, CALL-14: an address's meters, and what may be assumed of its supply.
import * as v from 'valibot';
import { call } from '../call.ts';
import { address, addressParts, certificate, figure, meterDetails } from './shapes.ts';

export const addressMeters = call({
  method: 'POST',
  path: '/request/address/recco/details',
  says: 'The electricity and gas meters at an address.',
  body: address,
  answer: v.array(meterDetails),
});

const supply = v.object({
  supplierId: figure,
  /** kWh a year. */
  consumption: figure,
  tariffId: figure,
});

export const addressDefaults = call({
  method: 'POST',
  path: '/request/Address/recco/details/default',
  says: 'Supplier, yearly use, tariff and property types assumed for an address and its meters.',
  body: v.object({ address: addressParts }),
  answer: v.object({
    gas: v.optional(v.nullable(supply), null),
    electricity: v.optional(v.nullable(supply), null),
    solarPropertyId: figure,
    ashpPropertyId: figure,
    isEconomy7: v.optional(v.boolean(), false),
    currentPayMethod: v.optional(v.nullable(v.string()), null),
    certificate: v.optional(v.nullable(certificate)),
  }),
});
