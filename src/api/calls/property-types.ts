// CALL-16: general, for a heat pump, and for solar ('esa').
import * as v from 'valibot';
import { call } from '../call.ts';
import { listItem } from './shapes.ts';

export const propertyTypes = call({
  method: 'GET',
  path: '/request/customer/property',
  says: 'Property types in general.',
  answer: v.array(listItem),
  lookup: true,
});

export const ashpPropertyTypes = call({
  method: 'GET',
  path: '/request/customer/property/ashp',
  says: 'Property types a heat pump is quoted for.',
  answer: v.array(listItem),
  lookup: true,
});

export const esaPropertyTypes = call({
  method: 'GET',
  path: '/request/customer/property/esa',
  says: 'Property types solar is quoted for; flats and maisonettes are listed and refused.',
  answer: v.object({ esaPropertyTypes: v.array(listItem) }),
  lookup: true,
});
