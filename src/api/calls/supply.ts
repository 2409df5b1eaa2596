// CALL-09, CALL-10, AMB-48: lists of suppliers and tariffs, with their names.
import * as v from 'valibot';
import { supplier } from '../../domain/supplier.ts';
import { call } from '../call.ts';

const asked = {
  postcode: v.string(),
  switchType: v.string(),
  currentPayMethod: v.string(),
  economy7Percentage: v.number(),
};
const suppliersOfFuel = v.optional(v.nullable(v.array(supplier)), null);

export const suppliers = call({
  method: 'POST',
  path: '/request/suppliers',
  says: 'Suppliers that serve a postcode, by fuel.',
  body: v.object(asked),
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
  says: "A supplier's tariffs in a postcode.",
  body: v.object({ ...asked, supplierId: v.number() }),
  answer: v.object({
    tariffsDto: v.object({ tariffs: v.array(v.object({ tariffId: v.number(), tariffName: v.string() })) }),
  }),
  lookup: true,
});
