// What the widget needs of each call. The files of calls/ add what describes it: the reference API and openapi.json read that,
// and it is not in the script.

import * as v from 'valibot';
import { address } from '../domain/address.ts';
import { addressDefaults } from '../domain/address-facts.ts';
import { resultShape } from '../domain/result.ts';
import { object } from '../domain/schema.ts';
import { meterDetails, supplier } from '../domain/supply.ts';
import { vehicle, vehicleEngine, vehicleMake, vehicleModel } from '../domain/vehicle.ts';
import type { ClientCall } from './call.ts';

/** `id`, `name`: a row of a property list. */
export const listItem = object({ id: v.number(), name: v.string() });
const list = v.array(listItem);

/** A missing quoteId is a failure of its own kind (CALL-24), so the schema allows it. */
const quoteId = object({ quoteId: v.optional(v.nullable(v.string())) });
const suppliersOfFuel = v.optional(v.nullable(v.array(supplier)), null);

export const clientCalls = {
  authToken: { method: 'POST', path: '/auth/token', answer: v.pipe(v.string(), v.minLength(1)) },
  verifiedAddresses: {
    method: 'GET',
    path: '/request/address/list/postcode',
    answer: object({ verifiedAddresses: v.array(address) }),
  },
  reccoAddresses: { method: 'GET', path: '/request/address/recco', answer: v.array(address) },
  addressMeters: { method: 'POST', path: '/request/address/recco/details', answer: v.array(meterDetails) },
  addressDefaults: {
    method: 'POST',
    path: '/request/Address/recco/details/default',
    answer: addressDefaults,
  },
  propertyTypes: { method: 'GET', path: '/request/customer/property', answer: list },
  ashpPropertyTypes: { method: 'GET', path: '/request/customer/property/ashp', answer: list },
  esaPropertyTypes: {
    method: 'GET',
    path: '/request/customer/property/esa',
    answer: object({ esaPropertyTypes: list }),
  },
  createQuote: { method: 'POST', path: '/request/customer/esa/{quoteType}/quote', answer: quoteId },
  changeQuote: { method: 'PUT', path: '/request/customer/esa/{quoteType}/quote', answer: quoteId },
  quoteResult: {
    method: 'GET',
    path: '/request/results/tou/esa/{quoteType}/result',
    answer: resultShape,
    nullable: true,
  },
  recalculateSolar: { method: 'POST', path: '/request/results/tou/solar/update', answer: v.unknown() },
  recalculateAshp: { method: 'POST', path: '/request/results/tou/ashp/update', answer: v.unknown() },
  vehicleByPlate: { method: 'POST', path: '/request/ev/regno', answer: vehicle },
  vehicleMakes: { method: 'GET', path: '/request/ev/make', answer: v.array(vehicleMake) },
  vehicleModels: { method: 'GET', path: '/request/ev/make/{makeId}/model', answer: v.array(vehicleModel) },
  vehicleEngines: {
    method: 'GET',
    path: '/request/ev/model/{modelId}/enginesize',
    answer: v.array(vehicleEngine),
  },
  vehicleDetails: { method: 'GET', path: '/request/ev/make/{makeId}/model/{modelId}', answer: vehicle },
  chargeTypes: { method: 'GET', path: '/request/ev/charge-type', answer: list },
  suppliers: {
    method: 'POST',
    path: '/request/suppliers',
    answer: object({
      suppliersDto: object({
        electricitySuppliers: suppliersOfFuel,
        gasSuppliers: suppliersOfFuel,
        dualConsolidatedSuppliers: suppliersOfFuel,
      }),
    }),
  },
  tariffs: {
    method: 'POST',
    path: '/request/tariffs',
    answer: object({
      tariffsDto: object({ tariffs: v.array(object({ tariffId: v.number(), tariffName: v.string() })) }),
    }),
  },
  estimationDetails: {
    method: 'GET',
    path: '/request/estimation/detail/all',
    answer: object({
      bedRooms: list,
      fuelUseTypes: list,
      houseTypes: list,
      occupancyFrequencies: list,
      energyEfficiencies: list,
    }),
  },
  switchDetails: {
    method: 'POST',
    path: '/request/switch/pro/detail/{list}',
    answer: v.record(v.string(), v.record(v.string(), v.string())),
  },
  trackRecords: { method: 'POST', path: '/request/user/track-records', answer: v.unknown() },
  createEnquiry: {
    method: 'POST',
    path: '/request/enquiries',
    answer: object({ reference: v.string(), withdrawal: v.string() }),
  },
  withdrawEnquiry: { method: 'DELETE', path: '/request/enquiries/{withdrawal}', answer: v.unknown() },
  createShare: {
    method: 'POST',
    path: '/request/shares',
    answer: object({
      token: v.string(),
      /** The key that deletes the link. */
      removal: v.string(),
      /** An ISO time. */
      expires: v.string(),
      /** The link as a QR code: the number of modules on each side, and the dark ones as an SVG path. */
      qr: v.optional(v.nullable(object({ size: v.number(), path: v.string() })), null),
    }),
  },
  readShare: {
    method: 'GET',
    path: '/request/shares/{token}',
    answer: object({
      made: v.string(),
      expires: v.string(),
      results: v.array(object({ asset: v.string(), result: resultShape })),
    }),
    nullable: true,
  },
  deleteShare: { method: 'DELETE', path: '/request/shares/{token}', answer: v.unknown() },
} as const satisfies Readonly<Record<string, ClientCall>>;
