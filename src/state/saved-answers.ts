// Knows the shape of answers on their way back from storage: the whole quote form, or nothing.
import * as v from 'valibot';
import { addressParts } from '../api/calls/shapes.ts';
import type { ChosenAddress } from '../domain/address.ts';
import type { Answers } from '../domain/answers.ts';
import { HEATING_FUELS, INSULATIONS } from '../domain/heating.ts';
import { OCCUPANCIES } from '../domain/occupancy.ts';
import { PAYMENT_METHODS } from '../domain/payment.ts';
import { USAGE_TYPES, USAGE_UNITS } from '../domain/usage.ts';

const text = v.string();
const figure = v.nullable(v.number());
const id = v.object({ id: figure });
const pay = v.picklist(PAYMENT_METHODS);

const usage = v.object({
  usage: figure,
  usageType: v.picklist(USAGE_TYPES),
  usageUnit: v.picklist(USAGE_UNITS),
  cost: figure,
  disabledUnits: v.array(v.picklist(USAGE_UNITS)),
  told: v.optional(v.boolean(), false),
});

const vehicle = v.object({
  registrationNumber: text,
  make: text,
  makeId: figure,
  model: text,
  modelId: figure,
  engineSize: figure,
  batterySize: figure,
  isEv: v.boolean(),
  image: v.nullable(text),
  dontKnow: v.boolean(),
});

const address = v.pipe(
  v.object({ text, parts: addressParts }),
  v.transform((chosen) => chosen as ChosenAddress),
);

export const savedAnswers: v.GenericSchema<unknown, Answers> = v.object({
  postcode: text,
  address: v.nullable(address),
  gdprConsent: v.nullable(v.object({ at: text, notice: text })),
  supplierId: figure,
  gasSupplierId: figure,
  electricitySupplierId: figure,
  sameSupplier: v.nullable(v.picklist(['yes', 'no'])),
  compareFuel: v.nullable(v.picklist(['gas', 'electricity', 'gasElectricity'])),
  heatingFuel: v.nullable(v.picklist(HEATING_FUELS)),
  electricitySmartMeterInstalled: v.boolean(),
  gasSmartMeterInstalled: v.boolean(),
  isEconomy7: v.boolean(),
  economy7Percentage: v.number(),
  currentPayMethod: pay,
  gasCurrentPayMethod: pay,
  electricityCurrentPayMethod: pay,
  newTariffPaymentMethod: pay,
  gasUsage: usage,
  electricityUsage: usage,
  gasTariff: id,
  electricityTariff: id,
  tariff: id,
  propertyId: figure,
  propertyTypeName: text,
  solarPropertyId: figure,
  ashpPropertyId: figure,
  propertyUsage: v.picklist(OCCUPANCIES),
  iceVehicle: vehicle,
  electricVehicle: vehicle,
  vehicleUsage: v.object({ weekday: figure, weekend: figure }),
  electricVehicleChargeType: v.picklist([1, 3]),
  insulation: v.nullable(v.picklist(INSULATIONS)),
  numberOfAdults: v.number(),
  numberOfChildren: v.number(),
});
