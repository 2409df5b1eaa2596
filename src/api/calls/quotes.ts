// CALL-20 to CALL-27: creates a quote, changes it, calculates it again, and reads its result.
import * as v from 'valibot';
import { addressParts } from '../../domain/address.ts';
import { HEATING_FUELS, INSULATIONS } from '../../domain/home.ts';
import type { quotedAsset } from '../../domain/journey.ts';
import { resultShape, strictResultShape } from '../../domain/result.ts';
import { valuesOf } from '../../domain/safe-built-ins.ts';
import { type Bounds, ELECTRICITY_BOUNDS, GAS_BOUNDS, OCCUPANCIES } from '../../domain/usage.ts';
import { HALF_HOURS_OF_DAY, LEAST_DAYS, MONTHS_OF_YEAR, MOST_IN_HALF_HOUR } from '../../domain/yours.ts';
import { assetParams, call, REFERRER_BRANCH } from '../call.ts';

const kWh = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_IN_HALF_HOUR));
const day = v.pipe(v.string(), v.isoDate());

const DAYS_OF_YEAR = 365;
const DAY_MS = 86_400_000;

/** kWh a year, if the months without readings are like the others. */
function yearOf(means: readonly (readonly number[] | null)[]): number {
  const read = means.filter((month) => month !== null);
  const total = read.flat().reduce((sum, one) => sum + one, 0);
  return read.length === 0 ? 0 : (total / read.length) * DAYS_OF_YEAR;
}

const halfHours = v.pipe(
  v.object({
    /** kWh in each half hour of a mean day of each month, January first; null for a month without readings. */
    means: v.pipe(
      v.array(v.nullable(v.pipe(v.array(kWh), v.length(HALF_HOURS_OF_DAY)))),
      v.length(MONTHS_OF_YEAR),
    ),
    from: day,
    to: day,
    /** The share of the half hours between the two days that the file holds. */
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.check(({ means }) => {
    const { min, max } = ELECTRICITY_BOUNDS[1];
    const year = yearOf(means);
    return year >= min && year <= max;
  }, 'halfHours must come to a use that a home can have in a year.'),
  v.check(
    ({ from, to }) => Date.parse(to) - Date.parse(from) >= (LEAST_DAYS - 1) * DAY_MS,
    `halfHours must be of at least ${LEAST_DAYS} days.`,
  ),
);

// CALL-20…25, CALL-27: create a quote, change it, calculate it again.

const fuel = v.picklist(HEATING_FUELS);
const insulation = v.picklist(INSULATIONS);
const kWhAYear = ({ min, max }: Bounds) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const referrer = { referrerBranch: v.literal(REFERRER_BRANCH) };
const whole = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

/** Details that visitors can give on their result (YOURS-01 to 04); null removes one. */
export const yours = {
  roofDirection: v.optional(v.nullable(v.picklist(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']))),
  /** Degrees from horizontal. */
  roofPitch: v.optional(whole(0, 60)),
  /** 1 none, 2 some, 3 much. */
  roofShade: v.optional(v.nullable(v.picklist([1, 2, 3]))),
  /** The radiators' flow temperature, °C. */
  flowTemperature: v.optional(whole(35, 55)),
  /** m² */
  floorArea: v.optional(whole(20, 600)),
  /** 1 before 1930, 2 1930 to 1982, 3 1983 to 2002, 4 later. */
  ageBand: v.optional(v.nullable(v.picklist([1, 2, 3, 4]))),
  /** An installer's price for a heat pump, installed, before grants: whole pounds. */
  installerPrice: v.optional(whole(1, 100_000)),
};
const wholeMiles = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const quotedVehicle = v.object({
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
  ...yours,
  halfHours: v.optional(v.nullable(halfHours)),
  /** A share a year; if absent, the model uses its own. */
  energyInflation: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(0.1))),
};

const ofAnyAsset = { ...optionalFields, ...referrer, details: addressParts };

/** The fields that a POST must have, by asset (CALL-21…23); the others are optional (AMB-03). */
export const createQuoteBody = {
  solar: v.object({ ...ofAnyAsset, archeTypeId, propertyTypeId }),
  ashp: v.object({ ...ofAnyAsset, propertyTypeId, heatingFuel: fuel }),
  ev: v.object({
    ...ofAnyAsset,
    current: quotedVehicle,
    milesDrivenWeekDays,
    milesDrivenWeekEnds,
    chargerTypeId,
  }),
} satisfies Record<v.InferOutput<typeof quotedAsset>, v.GenericSchema>;

/** In bytes: enough for half hours that a client has not rounded. */
const WITH_HALF_HOURS = 20_000;

/** A missing quoteId is a failure of its own kind (CALL-24), so the schema allows it. */
const quoteId = v.object({ quoteId: v.optional(v.nullable(v.string())) });

export const createQuote = call({
  method: 'POST',
  path: '/request/customer/esa/{quoteType}/quote',
  says: 'Creates a quote for one asset and answers its id.',
  params: assetParams,
  largest: WITH_HALF_HOURS,
  body: v.union(valuesOf(createQuoteBody)),
  answer: quoteId,
});

export const changeQuote = call({
  method: 'PUT',
  path: '/request/customer/esa/{quoteType}/quote',
  says: 'Changes the named fields of a quote.',
  params: assetParams,
  largest: WITH_HALF_HOURS,
  body: v.object({ ...optionalFields, ...referrer, quoteId: v.string() }),
  answer: quoteId,
});

const recalculation = { method: 'POST', answer: v.unknown() } as const;
const recalculationBody = v.looseObject({ quoteId: v.string(), tariffId: v.optional(v.number()) });

export const recalculateSolar = call({
  ...recalculation,
  body: recalculationBody,
  path: '/request/results/tou/solar/update',
  says: 'Computes a solar quote again on another tariff.',
});

export const recalculateAshp = call({
  ...recalculation,
  body: recalculationBody,
  path: '/request/results/tou/ashp/update',
  says: 'Computes a heat pump quote again on another tariff.',
});

// CALL-26: reads a quote's result.

export const quoteResult = call({
  method: 'GET',
  path: '/request/results/tou/esa/{quoteType}/result',
  says: "A quote's result: what was asked, and a row for today and for each tariff compared.",
  params: assetParams,
  query: v.object({
    quoteId: v.string(),
    /** Other quotes of the same home, as `ashp:B,ev:C`: the answer then has `combined`. */
    also: v.optional(v.string()),
  }),
  answer: resultShape,
  sent: strictResultShape,
  nullable: true,
});
