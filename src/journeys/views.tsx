// Knows which view asks which step's question: does not compile while one is missing.
import { ElectricVehicleView } from './ev/steps/electric-vehicle/electric-vehicle-view.tsx';
import { IceVehicleView } from './ev/steps/ice-vehicle/ice-vehicle-view.tsx';
import { VehicleUsageView } from './ev/steps/vehicle-usage/vehicle-usage-view.tsx';
import { HeatingView } from './heat-pump/steps/heating/heating-view.tsx';
import type { StepId } from './plan.ts';
import type { StepView } from './shared/step-view.ts';
import { AddressView } from './shared/steps/address/address-view.tsx';
import { PropertyTypeView } from './shared/steps/property-type/property-type-view.tsx';
import { PropertyUsageView } from './solar/steps/property-usage/property-usage-view.tsx';

export const views = {
  address: AddressView,
  propertyId: PropertyTypeView,
  propertyUsage: PropertyUsageView,
  heatingInsulation: HeatingView,
  iceVehicle: IceVehicleView,
  electricVehicle: ElectricVehicleView,
  vehicleUsage: VehicleUsageView,
} satisfies Readonly<Record<StepId, StepView>>;
