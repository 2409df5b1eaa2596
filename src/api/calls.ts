// Lists every call. The client, the reference API, the fault tests and openapi.json are made from this list.
import { reccoAddresses, verifiedAddresses } from './calls/addresses.ts';
import { authToken } from './calls/auth-token.ts';
import { createEnquiry, withdrawEnquiry } from './calls/enquiries.ts';
import { addressDefaults, addressMeters } from './calls/meters.ts';
import { ashpPropertyTypes, esaPropertyTypes, propertyTypes } from './calls/property-types.ts';
import { quoteResult } from './calls/quote-result.ts';
import { changeQuote, createQuote, recalculateAshp, recalculateSolar } from './calls/quotes.ts';
import { estimationDetails, switchDetails } from './calls/server-lists.ts';
import { createShare, deleteShare, readShare } from './calls/shares.ts';
import { suppliers, tariffs } from './calls/supply.ts';
import { trackRecords } from './calls/track-records.ts';
import {
  chargeTypes,
  vehicleByPlate,
  vehicleDetails,
  vehicleEngines,
  vehicleMakes,
  vehicleModels,
} from './calls/vehicles.ts';

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
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
