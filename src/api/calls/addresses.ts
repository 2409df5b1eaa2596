// CALL-11 to CALL-16: a postcode's addresses, an address's meters and what may be assumed of it, and types of home.

import * as v from 'valibot';
import { address, addressParts } from '../../domain/address.ts';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const query = object({ postcode: v.string() });

export const verifiedAddresses = call({
  ...clientCalls.verifiedAddresses,
  summary: 'The addresses of a postcode (sent without its space), from verified address data.',
  query,
});

export const reccoAddresses = call({
  ...clientCalls.reccoAddresses,
  summary:
    'The addresses of a postcode (sent without its space), from the national energy industry database.',
  query,
});

// CALL-13, CALL-14: an address's meters, and what may be assumed of its supply.

export const addressMeters = call({
  ...clientCalls.addressMeters,
  summary: 'The electricity and gas meters at an address.',
  body: address,
});

export const addressDefaults = call({
  ...clientCalls.addressDefaults,
  summary: 'Supplier, yearly use, tariff and property types assumed for an address and its meters.',
  body: object({ address: addressParts }),
});

// CALL-16: general, for a heat pump, and for solar ('esa').

export const propertyTypes = call({
  ...clientCalls.propertyTypes,
  summary: 'Property types in general.',
  lookup: true,
});

export const ashpPropertyTypes = call({
  ...clientCalls.ashpPropertyTypes,
  summary: 'Property types a heat pump is quoted for.',
  lookup: true,
});

export const esaPropertyTypes = call({
  ...clientCalls.esaPropertyTypes,
  summary: 'Property types solar is quoted for; flats and maisonettes are listed and refused.',
  lookup: true,
});
