// STEP-MILES-02…06: when weekly mileage is asked for, and when it is accepted.
import { wantsEv } from '../../../../domain/flags.ts';
import { defineStep } from '../../../question/define-step.ts';
import { mileageSchema, missingMiles } from '../../mileage/mileage-rules.ts';

export const vehicleUsageStep = defineStep({
  id: 'vehicleUsage',
  asks: ['vehicleUsage'],
  typed: ['vehicleUsage.weekday', 'vehicleUsage.weekend'],
  brings: ['electricVehicleChargeType'],
  applies: (flags) => wantsEv(flags),
  schema: () => mileageSchema,
  waitsFor: (_, entered) => missingMiles(entered.vehicleUsage),
});
