// CALL-15, CALL-19, LOOK-13: lists that can be loaded and that no screen of this product shows.
import * as v from 'valibot';
import { call } from '../call.ts';
import { listItem } from './shapes.ts';

const list = v.array(listItem);

export const estimationDetails = call({
  method: 'GET',
  path: '/request/estimation/detail/all',
  says: 'Lists from which energy use is estimated.',
  answer: v.object({
    bedRooms: list,
    fuelUseTypes: list,
    houseTypes: list,
    occupancyFrequencies: list,
    energyEfficiencies: list,
  }),
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
  method: 'POST',
  path: '/request/switch/pro/detail/{list}',
  says: 'One list that a switch of supplier asks for, keyed by id.',
  params: v.object({ list: v.picklist(SWITCH_LISTS) }),
  body: v.object({ switchKey: v.string(), isTou: v.boolean() }),
  answer: v.record(v.string(), v.record(v.string(), v.string())),
  lookup: true,
});
