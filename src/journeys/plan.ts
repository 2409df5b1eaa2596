// Knows every step of the product, in order (WIZ-12, WIZ-13).
import { electricVehicleStep } from './ev/steps/electric-vehicle/electric-vehicle-step.ts';
import { iceVehicleStep } from './ev/steps/ice-vehicle/ice-vehicle-step.ts';
import { vehicleUsageStep } from './ev/steps/vehicle-usage/vehicle-usage-step.ts';
import { heatingStep } from './heat-pump/steps/heating/heating-step.ts';
import { addressStep } from './shared/steps/address/address-step.ts';
import { propertyTypeStep } from './shared/steps/property-type/property-type-step.ts';
import { propertyUsageStep } from './solar/steps/property-usage/property-usage-step.ts';

export const plan = [
  addressStep,
  propertyTypeStep,
  propertyUsageStep,
  heatingStep,
  iceVehicleStep,
  electricVehicleStep,
  vehicleUsageStep,
] as const;

export type StepId = (typeof plan)[number]['id'];
