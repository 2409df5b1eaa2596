// CALL-13, CALL-14: an address's meters, and what may be assumed of its supply.
import * as v from 'valibot';
import { address, addressParts } from '../../domain/address.ts';
import { addressDefaults as defaults } from '../../domain/address-facts.ts';
import { meterDetails } from '../../domain/meter.ts';
import { call } from '../call.ts';

export const addressMeters = call({
  method: 'POST',
  path: '/request/address/recco/details',
  says: 'The electricity and gas meters at an address.',
  body: address,
  answer: v.array(meterDetails),
});

export const addressDefaults = call({
  method: 'POST',
  path: '/request/Address/recco/details/default',
  says: 'Supplier, yearly use, tariff and property types assumed for an address and its meters.',
  body: v.object({ address: addressParts }),
  answer: defaults,
});
