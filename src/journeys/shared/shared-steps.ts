// The questions that several assets ask, in order, each with its view.
import type { AskedStep } from '../../state/asset-descriptor.ts';
import { addressStep } from './steps/address/address-step.ts';
import { AddressView } from './steps/address/address-view.tsx';
import { propertyTypeStep } from './steps/property-type/property-type-step.ts';
import { PropertyTypeView } from './steps/property-type/property-type-view.tsx';

export const sharedSteps: readonly AskedStep[] = [
  { step: addressStep, view: AddressView, why: ['address.why'] },
  { step: propertyTypeStep, view: PropertyTypeView, why: ['property.why'] },
];
