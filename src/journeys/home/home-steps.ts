// The questions that several assets ask, in order, each with its view.
import type { Flags } from '../../domain/flags.ts';
import type { AskedStep } from '../../state/asset-descriptor.ts';
import { addressStep } from './address/address-step.ts';
import { AddressView } from './address/address-view.tsx';
import { propertyTypeStep } from './property-type/property-type-step.ts';
import { PropertyTypeView } from './property-type/property-type-view.tsx';

export const sharedSteps = (asksHome: (flags: Flags) => boolean): readonly AskedStep[] => [
  { step: addressStep, view: AddressView, why: ['address.why'] },
  { step: propertyTypeStep(asksHome), view: PropertyTypeView, why: ['property.why'] },
];
