// STEP-MILES-02…06: the question of weekly miles: when it applies, and when its answer is valid.
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
