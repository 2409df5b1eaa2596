// CALL-09, CALL-10, CALL-15, CALL-19: suppliers and tariffs, and the lists that a switch of supplier asks for.
import * as v from 'valibot';
import { supplier } from '../../domain/supply.ts';
import { call, listItem } from '../call.ts';

const home = {
  postcode: v.string(),
  switchType: v.string(),
  currentPayMethod: v.string(),
  economy7Percentage: v.number(),
};
const suppliersOfFuel = v.optional(v.nullable(v.array(supplier)), null);

export const suppliers = call({
  method: 'POST',
  path: '/request/suppliers',
  summary: 'Suppliers that serve a postcode, by fuel.',
  body: v.object(home),
  answer: v.object({
    suppliersDto: v.object({
      electricitySuppliers: suppliersOfFuel,
      gasSuppliers: suppliersOfFuel,
      dualConsolidatedSuppliers: suppliersOfFuel,
    }),
  }),
  lookup: true,
});

export const tariffs = call({
  method: 'POST',
  path: '/request/tariffs',
  summary: "A supplier's tariffs in a postcode.",
  body: v.object({ ...home, supplierId: v.number() }),
  answer: v.object({
    tariffsDto: v.object({ tariffs: v.array(v.object({ tariffId: v.number(), tariffName: v.string() })) }),
  }),
  lookup: true,
});

// CALL-15, CALL-19, LOOK-13: lists that can be loaded and that no screen of this product shows.

const list = v.array(listItem);

export const estimationDetails = call({
  method: 'GET',
  path: '/request/estimation/detail/all',
  summary: 'Lists from which energy use is estimated.',
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
  summary: 'One list that a switch of supplier asks for, keyed by id.',
  params: v.object({ list: v.picklist(SWITCH_LISTS) }),
  body: v.object({ switchKey: v.string(), isTou: v.boolean() }),
  answer: v.record(v.string(), v.record(v.string(), v.string())),
  lookup: true,
});
