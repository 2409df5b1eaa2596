import type { StepWithView } from '../../state/asset-descriptor.ts';
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
