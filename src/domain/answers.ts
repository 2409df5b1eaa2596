// Everything a visitor can have answered: the quote form state of the specification (ENT-01…19), as it is also stored.
import * as v from 'valibot';
import { chosenAddress } from './address.ts';
import { certificate, HEATING_FUELS, INSULATIONS } from './home.ts';
import { object, type Read } from './schema.ts';
import { COMPARE_FUELS, DEFAULT_PAYMENT_METHOD, ECONOMY7_PERCENTAGE, PAYMENT_METHODS } from './supply.ts';
import { DEFAULT_OCCUPANCY, OCCUPANCIES, UNKNOWN_USAGE, usage } from './usage.ts';
import { chosenVehicle, NO_VEHICLE } from './vehicle.ts';
import { CHARGE_TYPES, DEFAULT_CHARGE_TYPE, vehicleUsage } from './vehicle-usage.ts';
import { yours } from './yours.ts';

const figure = v.nullable(v.number());
const tariff = object({ id: figure });
const payMethod = v.picklist(PAYMENT_METHODS);

/** What belongs to no one asset. */
export const sharedAnswers = {
  postcode: v.string(),
  address: v.nullable(chosenAddress),
  /** When the visitor pressed Search below the notice, as an ISO time, and which notice it was (AMB-31). */
  gdprConsent: v.nullable(object({ at: v.string(), notice: v.string() })),
  supplierId: figure,
  gasSupplierId: figure,
  electricitySupplierId: figure,
  sameSupplier: v.nullable(v.picklist(['yes', 'no'])),
  compareFuel: v.nullable(v.picklist(COMPARE_FUELS)),
  electricitySmartMeterInstalled: v.boolean(),
  gasSmartMeterInstalled: v.boolean(),
  isEconomy7: v.boolean(),
  economy7Percentage: v.number(),
  currentPayMethod: payMethod,
  gasCurrentPayMethod: payMethod,
  electricityCurrentPayMethod: payMethod,
  newTariffPaymentMethod: payMethod,
  gasUsage: usage,
  electricityUsage: usage,
  gasTariff: tariff,
  electricityTariff: tariff,
  tariff,
  propertyId: figure,
  propertyTypeName: v.string(),
  solarPropertyId: figure,
  ashpPropertyId: figure,
  /** The chosen home in the second list, where the assets are quoted by two (AMB-02). */
  otherPropertyId: figure,
  numberOfAdults: v.number(),
  numberOfChildren: v.number(),
  /** Of the chosen home; absent where none is looked up. */
  certificate: v.optional(v.nullable(certificate)),
  /** Stated on a result, of this home. */
  yours: v.optional(yours, {}),
};

export const solarAnswers = { propertyUsage: v.picklist(OCCUPANCIES) };

export const heatPumpAnswers = {
  heatingFuel: v.nullable(v.picklist(HEATING_FUELS)),
  insulation: v.nullable(v.picklist(INSULATIONS)),
};

export const evAnswers = {
  iceVehicle: chosenVehicle,
  electricVehicle: chosenVehicle,
  vehicleUsage,
  electricVehicleChargeType: v.picklist(CHARGE_TYPES.map(({ id }) => id)),
};

type AnswersOf<Entries extends v.ObjectEntries> = Read<v.ObjectSchema<Entries, undefined>>;

type SharedAnswers = AnswersOf<typeof sharedAnswers>;
export type Consent = NonNullable<SharedAnswers['gdprConsent']>;
type SolarAnswers = AnswersOf<typeof solarAnswers>;
type HeatPumpAnswers = AnswersOf<typeof heatPumpAnswers>;
type EvAnswers = AnswersOf<typeof evAnswers>;

/** Those of the specification. */
export interface SpecAnswers extends SharedAnswers, SolarAnswers, HeatPumpAnswers, EvAnswers {}

/** An asset of its own folder adds its answers here, as `declare module` does, each of them optional. */
export interface Answers extends SpecAnswers {}

/** CONST-08, ENT-10, ENT-12, ENT-16, ENT-19: what is true before anything was answered. */
export const NO_ANSWERS: Answers = {
  postcode: '',
  address: null,
  gdprConsent: null,
  supplierId: null,
  gasSupplierId: null,
  electricitySupplierId: null,
  sameSupplier: null,
  compareFuel: null,
  heatingFuel: null,
  electricitySmartMeterInstalled: false,
  gasSmartMeterInstalled: false,
  isEconomy7: false,
  economy7Percentage: ECONOMY7_PERCENTAGE,
  currentPayMethod: DEFAULT_PAYMENT_METHOD,
  gasCurrentPayMethod: DEFAULT_PAYMENT_METHOD,
  electricityCurrentPayMethod: DEFAULT_PAYMENT_METHOD,
  newTariffPaymentMethod: DEFAULT_PAYMENT_METHOD,
  gasUsage: UNKNOWN_USAGE,
  electricityUsage: UNKNOWN_USAGE,
  gasTariff: { id: null },
  electricityTariff: { id: null },
  tariff: { id: null },
  propertyId: null,
  propertyTypeName: '',
  solarPropertyId: null,
  ashpPropertyId: null,
  otherPropertyId: null,
  propertyUsage: DEFAULT_OCCUPANCY,
  iceVehicle: NO_VEHICLE,
  electricVehicle: NO_VEHICLE,
  vehicleUsage: { weekday: null, weekend: null },
  electricVehicleChargeType: DEFAULT_CHARGE_TYPE,
  insulation: null,
  numberOfAdults: 2,
  numberOfChildren: 2,
  yours: {},
};
