// Knows when weekly mileage is asked for, and that it is accepted by its rules (STEP-MILES-02…06).
import { wantsEv } from '../../../../domain/flags.ts';
import { defineStep } from '../../../shared/define-step.ts';
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
