// CALL-09, CALL-10, AMB-48: the names of suppliers and tariffs.
import * as v from 'valibot';
import { call } from '../call.ts';
import { label } from './shapes.ts';

const asked = {
  postcode: v.string(),
  switchType: v.string(),
  currentPayMethod: v.string(),
  economy7Percentage: v.number(),
};
const supplierList = v.optional(
  v.nullable(v.array(v.object({ supplierId: v.number(), supplierName: v.string(), logo: label }))),
  null,
);

export const suppliers = call({
  method: 'POST',
  path: '/request/suppliers',
  says: 'Suppliers that serve a postcode, by fuel.',
  body: v.object(asked),
  answer: v.object({
    suppliersDto: v.object({
      electricitySuppliers: supplierList,
      gasSuppliers: supplierList,
      dualConsolidatedSuppliers: supplierList,
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
