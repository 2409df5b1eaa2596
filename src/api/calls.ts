// Lists every call as a server sees it: the reference API, the fault tests and openapi.json are made from this list. The widget
// itself has only what client-calls.ts says of each.
import type { CallSpec } from './call.ts';
import {
  addressDefaults,
  addressMeters,
  ashpPropertyTypes,
  esaPropertyTypes,
  propertyTypes,
  reccoAddresses,
  verifiedAddresses,
} from './calls/addresses.ts';
import { createEnquiry, withdrawEnquiry } from './calls/enquiries.ts';
import { changeQuote, createQuote, quoteResult, recalculateAshp, recalculateSolar } from './calls/quotes.ts';
import { createShare, deleteShare, readShare } from './calls/shares.ts';
import { estimationDetails, suppliers, switchDetails, tariffs } from './calls/supply.ts';
import {
  chargeTypes,
  vehicleByPlate,
  vehicleDetails,
  vehicleEngines,
  vehicleMakes,
  vehicleModels,
} from './calls/vehicles.ts';
import { authToken, trackRecords } from './calls/visitor.ts';
import type { clientCalls } from './client-calls.ts';

export const calls = {
  authToken,
  verifiedAddresses,
  reccoAddresses,
  addressMeters,
  addressDefaults,
  propertyTypes,
  ashpPropertyTypes,
  esaPropertyTypes,
  createQuote,
  changeQuote,
  quoteResult,
  recalculateSolar,
  recalculateAshp,
  vehicleByPlate,
  vehicleMakes,
  vehicleModels,
  vehicleEngines,
  vehicleDetails,
  chargeTypes,
  suppliers,
  tariffs,
  estimationDetails,
  switchDetails,
  trackRecords,
  createEnquiry,
  withdrawEnquiry,
  createShare,
  readShare,
  deleteShare,
} satisfies Record<keyof typeof clientCalls, CallSpec>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
