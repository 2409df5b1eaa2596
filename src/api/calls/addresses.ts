// CALL-11 to CALL-16: a postcode's addresses, an address's meters and what may be assumed of it, and types of home.
import * as v from 'valibot';
import { address, addressParts } from '../../domain/address.ts';
import { addressDefaults as defaults } from '../../domain/address-facts.ts';
import { meterDetails } from '../../domain/supply.ts';
import { call, listItem } from '../call.ts';

const query = v.object({ postcode: v.string() });

export const verifiedAddresses = call({
  method: 'GET',
  path: '/request/address/list/postcode',
  summary: 'The addresses of a postcode (sent without its space), from verified address data.',
  query,
  answer: v.object({ verifiedAddresses: v.array(address) }),
});

export const reccoAddresses = call({
  method: 'GET',
  path: '/request/address/recco',
  summary:
    'The addresses of a postcode (sent without its space), from the national energy industry database.',
  query,
  answer: v.array(address),
});

// CALL-13, CALL-14: an address's meters, and what may be assumed of its supply.

export const addressMeters = call({
  method: 'POST',
  path: '/request/address/recco/details',
  summary: 'The electricity and gas meters at an address.',
  body: address,
  answer: v.array(meterDetails),
});

export const addressDefaults = call({
  method: 'POST',
  path: '/request/Address/recco/details/default',
  summary: 'Supplier, yearly use, tariff and property types assumed for an address and its meters.',
  body: v.object({ address: addressParts }),
  answer: defaults,
});

// CALL-16: general, for a heat pump, and for solar ('esa').

export const propertyTypes = call({
  method: 'GET',
  path: '/request/customer/property',
  summary: 'Property types in general.',
  answer: v.array(listItem),
  lookup: true,
});

export const ashpPropertyTypes = call({
  method: 'GET',
  path: '/request/customer/property/ashp',
  summary: 'Property types a heat pump is quoted for.',
  answer: v.array(listItem),
  lookup: true,
});

export const esaPropertyTypes = call({
  method: 'GET',
  path: '/request/customer/property/esa',
  summary: 'Property types solar is quoted for; flats and maisonettes are listed and refused.',
  answer: v.object({ esaPropertyTypes: v.array(listItem) }),
  lookup: true,
});
