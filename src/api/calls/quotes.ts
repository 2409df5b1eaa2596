// CALL-20 to CALL-27: creates a quote, changes it, calculates it again, and reads its result.

import * as v from 'valibot';
import { addressParts } from '../../domain/address.ts';
import { HEATING_FUELS, INSULATIONS } from '../../domain/home.ts';
import type { quotedAsset } from '../../domain/journey.ts';
import { strictResultShape } from '../../domain/result.ts';
import { valuesOf } from '../../domain/safe-built-ins.ts';
import { looseObject, object } from '../../domain/schema.ts';
import { type Bounds, ELECTRICITY_BOUNDS, GAS_BOUNDS, OCCUPANCIES } from '../../domain/usage.ts';
import { yours } from '../../domain/yours.ts';
import { assetParams, call, REFERRER_BRANCH } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const fuel = v.picklist(HEATING_FUELS);
const insulation = v.picklist(INSULATIONS);
const kWhAYear = ({ min, max }: Bounds) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const referrer = { referrerBranch: v.literal(REFERRER_BRANCH) };
const wholeMiles = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const quotedVehicle = object({
  makeId: v.nullable(v.number()),
  modelId: v.nullable(v.number()),
  engineSize: v.optional(v.nullable(v.number())),
  registrationNumber: v.optional(v.string()),
});

const archeTypeId = v.picklist(OCCUPANCIES);
const propertyTypeId = v.pipe(v.number(), v.integer());
const milesDrivenWeekDays = wholeMiles(4200);
const milesDrivenWeekEnds = wholeMiles(1680);
const chargerTypeId = v.picklist([1, 3]);

/** Every field that a quote of any asset may have; `createQuoteBody` says which ones are required. */
const optionalFields = {
  details: v.optional(addressParts),
  switchType: v.optional(v.nullable(v.string())),
  archeTypeId: v.optional(archeTypeId),
  propertyTypeId: v.optional(propertyTypeId),
  heatingFuel: v.optional(fuel),
  insulation: v.optional(insulation),
  electricityUsage: v.optional(kWhAYear(ELECTRICITY_BOUNDS[1])),
  gasUsage: v.optional(kWhAYear(GAS_BOUNDS[1])),
  isEconomy7: v.optional(v.boolean()),
  current: v.optional(quotedVehicle),
  compare: v.optional(quotedVehicle),
  milesDrivenWeekDays: v.optional(milesDrivenWeekDays),
  milesDrivenWeekEnds: v.optional(milesDrivenWeekEnds),
  chargerTypeId: v.optional(chargerTypeId),
  ...yours.entries,
  /** A share a year; if absent, the model uses its own. */
  energyInflation: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(0.1))),
};

const ofAnyAsset = { ...optionalFields, ...referrer, details: addressParts };

/** The fields that a POST must have, by asset (CALL-21…23); the others are optional (AMB-03). */
export const createQuoteBody = {
  solar: object({ ...ofAnyAsset, archeTypeId, propertyTypeId }),
  ashp: object({ ...ofAnyAsset, propertyTypeId, heatingFuel: fuel }),
  ev: object({
    ...ofAnyAsset,
    current: quotedVehicle,
    milesDrivenWeekDays,
    milesDrivenWeekEnds,
    chargerTypeId,
  }),
} satisfies Record<v.InferOutput<typeof quotedAsset>, v.GenericSchema>;

/** In bytes: enough for half hours that a client has not rounded. */
const WITH_HALF_HOURS = 20_000;

export const createQuote = call({
  ...clientCalls.createQuote,
  summary: 'Creates a quote for one asset and answers its id.',
  params: assetParams,
  largest: WITH_HALF_HOURS,
  body: v.union(valuesOf(createQuoteBody)),
});

export const changeQuote = call({
  ...clientCalls.changeQuote,
  summary: 'Changes the named fields of a quote.',
  params: assetParams,
  largest: WITH_HALF_HOURS,
  body: object({ ...optionalFields, ...referrer, quoteId: v.string() }),
});

const recalculationBody = looseObject({ quoteId: v.string(), tariffId: v.optional(v.number()) });

export const recalculateSolar = call({
  ...clientCalls.recalculateSolar,
  body: recalculationBody,
  summary: 'Computes a solar quote again on another tariff.',
});

export const recalculateAshp = call({
  ...clientCalls.recalculateAshp,
  body: recalculationBody,
  summary: 'Computes a heat pump quote again on another tariff.',
});

// CALL-26: reads a quote's result.

export const quoteResult = call({
  ...clientCalls.quoteResult,
  summary: "A quote's result: what was asked, and a row for today and for each tariff compared.",
  params: assetParams,
  query: object({
    quoteId: v.string(),
    /** Other quotes of the same home, as `ashp:B,ev:C`: the answer then has `combined`. */
    also: v.optional(v.string()),
  }),
  sent: strictResultShape,
});
