import * as v from 'valibot';
import { addressParts, type ChosenAddress } from '../../domain/address.ts';
import type { SharedAnswers } from '../../domain/answers.ts';
import { certificate } from '../../domain/home.ts';
import { PAYMENT_METHODS } from '../../domain/supply.ts';
import { USAGE_TYPES, USAGE_UNITS } from '../../domain/usage.ts';
import { yours } from '../../domain/yours.ts';
import type { SavedAs, StepWithView } from '../../state/asset-descriptor.ts';
import type { Product } from '../../state/product.ts';
import { addressStep } from './address/address-step.ts';
import { AddressView } from './address/address-view.tsx';
import { propertyTypeStep } from './property-type/property-type-step.ts';
import { PropertyTypeView } from './property-type/property-type-view.tsx';

/** The questions that several assets ask, in order, each with its view. */
export const sharedSteps = (homes: Product['homes']): readonly StepWithView[] => [
  { step: addressStep, view: AddressView, why: ['address.why'] },
  { step: propertyTypeStep(homes), view: PropertyTypeView, why: ['property.why'] },
];

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
  isStated: v.optional(v.boolean(), false),
});

const address = v.pipe(
  v.object({ text, parts: addressParts }),
  v.transform((chosen) => chosen as ChosenAddress),
);

/** How answers that belong to no one asset are parsed from storage. */
export const sharedAnswers = {
  postcode: text,
  address: v.nullable(address),
  gdprConsent: v.nullable(v.object({ at: text, notice: text })),
  supplierId: figure,
  gasSupplierId: figure,
  electricitySupplierId: figure,
  sameSupplier: v.nullable(v.picklist(['yes', 'no'])),
  compareFuel: v.nullable(v.picklist(['gas', 'electricity', 'gasElectricity'])),
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
  otherPropertyId: figure,
  numberOfAdults: v.number(),
  numberOfChildren: v.number(),
  certificate: v.optional(v.nullable(certificate)),
  yours: v.optional(yours, {}),
} satisfies SavedAs<SharedAnswers>;
