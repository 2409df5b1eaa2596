import * as v from 'valibot';

/** CALL-20: the referrer of every quote. */
export const REFERRER_BRANCH = 'DR';

const text = v.optional(v.nullable(v.string()), '');
const codes = v.optional(v.nullable(v.array(v.string())), []);

/** An address of a postcode's list; what more it carries is kept for the next call. */
export const address = v.looseObject({
  id: v.string(),
  text: v.string(),
  line1: text,
  line2: text,
  town: text,
  county: text,
  postcode: v.string(),
  mpanCores: codes,
  xoserveAddressCodes: codes,
});

export const meter = v.object({
  mpan: v.optional(v.string()),
  mprn: v.optional(v.string()),
  isDomestic: v.boolean(),
  isPrepayment: v.boolean(),
  isSmartMeter: v.boolean(),
  mugSupplierId: v.optional(v.nullable(v.number()), null),
});

export const meterDetails = v.object({
  elecdetails: v.array(meter),
  gasdetails: v.array(meter),
  fuelType: v.optional(v.nullable(v.string()), null),
});

/** An address with the meters found at it: what a quote sends as `details`. */
export const addressParts = v.looseObject({
  ...address.entries,
  mpan: v.optional(v.nullable(v.string()), null),
  mprn: v.optional(v.nullable(v.string()), null),
  ...meterDetails.entries,
});

const oneOfThree = v.nullable(v.picklist([1, 2, 3]));
/** What a home's energy certificate says, of an ISO date; null where it does not say. */
export const certificate = v.object({
  date: v.string(),
  propertyTypeId: v.nullable(v.number()),
  heatingFuel: oneOfThree,
  insulation: oneOfThree,
  hasHeatPump: v.boolean(),
  hasSolar: v.boolean(),
  hasBattery: v.boolean(),
});

/** `id`, `name`: a row of a property list. */
export const listItem = v.object({ id: v.number(), name: v.string() });

/** A number that may be missing: null then. */
export const figure = v.optional(v.nullable(v.number()), null);
export const label = v.optional(v.nullable(v.string()), null);

/** ENT-21: `cO2Emisions` g/mile, costs pence a mile and pounds a year, sizes kWh and cc. */
export const vehicle = v.object({
  make: v.string(),
  makeId: figure,
  model: v.string(),
  modelId: figure,
  image: label,
  isEv: v.boolean(),
  batterySize: figure,
  engineSize: figure,
  fuel: label,
  mpg: figure,
  cO2Emisions: figure,
  costPerMile: figure,
  costPerMileMax: figure,
  annualCost: figure,
  annualCostMax: figure,
  registrationNumber: label,
  /** By its MOT tests between two ISO dates. */
  yearlyMiles: v.optional(v.object({ miles: v.number(), from: v.string(), to: v.string() })),
});

/** The assets that the API makes quotes of. */
export const quotedAsset = v.picklist(['solar', 'ashp', 'ev']);

/** Which asset a quote is for, as the path names it. */
export const assetParams = v.object({ quoteType: quotedAsset });
