// CALL-09, CALL-10, CALL-15, CALL-19: suppliers and tariffs, and the lists that a switch of supplier asks for.

import * as v from 'valibot';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const home = {
  postcode: v.string(),
  switchType: v.string(),
  currentPayMethod: v.string(),
  economy7Percentage: v.number(),
};

export const suppliers = call({
  ...clientCalls.suppliers,
  summary: 'Suppliers that serve a postcode, by fuel.',
  body: object(home),
  lookup: true,
});

export const tariffs = call({
  ...clientCalls.tariffs,
  summary: "A supplier's tariffs in a postcode.",
  body: object({ ...home, supplierId: v.number() }),
  lookup: true,
});

// CALL-15, CALL-19, LOOK-13: lists that can be loaded and that no screen of this product shows.

export const estimationDetails = call({
  ...clientCalls.estimationDetails,
  summary: 'Lists from which energy use is estimated.',
  lookup: true,
});

export const SWITCH_LISTS = [
  'employment-statuses',
  'titles',
  'special-needs',
  'residential-statuses',
  'direct-debit-days',
] as const;

export const switchDetails = call({
  ...clientCalls.switchDetails,
  summary: 'One list that a switch of supplier asks for, keyed by id.',
  params: object({ list: v.picklist(SWITCH_LISTS) }),
  body: object({ switchKey: v.string(), isTou: v.boolean() }),
  lookup: true,
});
