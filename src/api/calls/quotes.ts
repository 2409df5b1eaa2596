// Knows the calls that make a quote, change it and have it computed anew (CALL-20…25, CALL-27).
import * as v from 'valibot';
import { call } from '../call.ts';
import { addressParts, assetParams, REFERRER_BRANCH } from './shapes.ts';

const fuel = v.picklist([1, 2, 3]);
const insulation = v.picklist([1, 2, 3]);
const kWhAYear = v.pipe(v.number(), v.minValue(1), v.maxValue(200_000));
const wholeMiles = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const quotedVehicle = v.object({
  makeId: v.nullable(v.number()),
  modelId: v.nullable(v.number()),
  engineSize: v.optional(v.nullable(v.number())),
  registrationNumber: v.optional(v.string()),
});

/** Every field a quote of any asset may carry; which ones it must, `createQuoteBody` says. */
const quoteFields = {
  details: addressParts,
  switchType: v.optional(v.nullable(v.string())),
  archeTypeId: v.picklist([1, 2, 3, 4]),
  propertyTypeId: v.pipe(v.number(), v.integer()),
  heatingFuel: fuel,
  insulation,
  electricityUsage: kWhAYear,
  gasUsage: kWhAYear,
  isEconomy7: v.boolean(),
  current: quotedVehicle,
  compare: quotedVehicle,
  milesDrivenWeekDays: wholeMiles(4200),
  milesDrivenWeekEnds: wholeMiles(1680),
  chargerTypeId: v.picklist([1, 3]),
};
const referrer = { referrerBranch: v.literal(REFERRER_BRANCH) };
const optionalFields = v.partial(v.object(quoteFields)).entries;

/** What POST must hold, by asset (CALL-21…23); the rest is optional (AMB-03). */
export const createQuoteBody = {
  solar: v.object({
    ...optionalFields,
    ...referrer,
    details: addressParts,
    archeTypeId: quoteFields.archeTypeId,
    propertyTypeId: quoteFields.propertyTypeId,
  }),
  ashp: v.object({
    ...optionalFields,
    ...referrer,
    details: addressParts,
    propertyTypeId: quoteFields.propertyTypeId,
    heatingFuel: fuel,
  }),
  ev: v.object({
    ...optionalFields,
    ...referrer,
    details: addressParts,
    current: quotedVehicle,
    milesDrivenWeekDays: quoteFields.milesDrivenWeekDays,
    milesDrivenWeekEnds: quoteFields.milesDrivenWeekEnds,
    chargerTypeId: quoteFields.chargerTypeId,
  }),
};

/** A missing quoteId is a failure of its own (CALL-24), so it may be missing here. */
const quoteId = v.object({ quoteId: v.optional(v.nullable(v.string())) });

export const createQuote = call({
  method: 'POST',
  path: '/request/customer/esa/{quoteType}/quote',
  says: 'Creates a quote for one asset and answers its id.',
  params: assetParams,
  body: v.union([createQuoteBody.solar, createQuoteBody.ashp, createQuoteBody.ev]),
  answer: quoteId,
});

export const changeQuote = call({
  method: 'PUT',
  path: '/request/customer/esa/{quoteType}/quote',
  says: 'Changes the named fields of a quote.',
  params: assetParams,
  body: v.object({ ...optionalFields, ...referrer, quoteId: v.string() }),
  answer: quoteId,
});

const recalculation = {
  method: 'POST',
  body: v.looseObject({ quoteId: v.string(), tariffId: v.optional(v.number()) }),
  answer: v.unknown(),
} as const;

export const recalculateSolar = call({
  ...recalculation,
  path: '/request/results/tou/solar/update',
  says: 'Computes a solar quote anew on another tariff.',
});

export const recalculateAshp = call({
  ...recalculation,
  path: '/request/results/tou/ashp/update',
  says: 'Computes a heat pump quote anew on another tariff.',
});
