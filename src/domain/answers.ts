// Everything a visitor can have answered: the quote form state of the specification (ENT-01…19).
import type { ChosenAddress } from './address.ts';
import type { Certificate, HeatingFuel, Insulation } from './home.ts';
import {
  type CompareFuel,
  DEFAULT_PAYMENT_METHOD,
  ECONOMY7_PERCENTAGE,
  type PaymentMethod,
} from './supply.ts';
import { DEFAULT_OCCUPANCY, type Occupancy, UNKNOWN_USAGE, type Usage } from './usage.ts';
import { type ChosenVehicle, NO_VEHICLE } from './vehicle.ts';
import { type ChargeTypeId, DEFAULT_CHARGE_TYPE, type VehicleUsage } from './vehicle-usage.ts';
import type { Yours } from './yours.ts';

/** When the visitor pressed Search below the notice, and which notice it was (AMB-31). */
export interface Consent {
  /** ISO time. */
  readonly at: string;
  readonly notice: string;
}

/** What belongs to no one asset. */
export interface SharedAnswers {
  readonly postcode: string;
  readonly address: ChosenAddress | null;
  readonly gdprConsent: Consent | null;
  readonly supplierId: number | null;
  readonly gasSupplierId: number | null;
  readonly electricitySupplierId: number | null;
  readonly sameSupplier: 'yes' | 'no' | null;
  readonly compareFuel: CompareFuel | null;
  readonly electricitySmartMeterInstalled: boolean;
  readonly gasSmartMeterInstalled: boolean;
  readonly isEconomy7: boolean;
  readonly economy7Percentage: number;
  readonly currentPayMethod: PaymentMethod;
  readonly gasCurrentPayMethod: PaymentMethod;
  readonly electricityCurrentPayMethod: PaymentMethod;
  readonly newTariffPaymentMethod: PaymentMethod;
  readonly gasUsage: Usage;
  readonly electricityUsage: Usage;
  readonly gasTariff: { readonly id: number | null };
  readonly electricityTariff: { readonly id: number | null };
  readonly tariff: { readonly id: number | null };
  readonly propertyId: number | null;
  readonly propertyTypeName: string;
  readonly solarPropertyId: number | null;
  readonly ashpPropertyId: number | null;
  /** The chosen home in the second list, where the assets are quoted by two (AMB-02). */
  readonly otherPropertyId: number | null;
  readonly numberOfAdults: number;
  readonly numberOfChildren: number;
  /** Of the chosen home; absent where none is looked up. */
  readonly certificate?: Certificate | null | undefined;
  /** Told on a result, of this home. */
  readonly yours: Yours;
}

export interface SolarAnswers {
  readonly propertyUsage: Occupancy;
}

export interface HeatPumpAnswers {
  readonly heatingFuel: HeatingFuel | null;
  readonly insulation: Insulation | null;
}

export interface EvAnswers {
  readonly iceVehicle: ChosenVehicle;
  readonly electricVehicle: ChosenVehicle;
  readonly vehicleUsage: VehicleUsage;
  readonly electricVehicleChargeType: ChargeTypeId;
}

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
