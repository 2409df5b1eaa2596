// STEP-EV-04…06: when the electric vehicle is accepted.
import * as v from 'valibot';
import { wantsEv } from '../../../../domain/flags.ts';
import { defineStep } from '../../../question/define-step.ts';
import { acceptableVehicle, missingVehicle } from '../acceptable-vehicle.ts';

export const electricVehicleStep = defineStep({
  id: 'electricVehicle',
  asks: ['electricVehicle'],
  applies: (flags) => wantsEv(flags),
  schema: () => v.object({ electricVehicle: acceptableVehicle(true) }),
  waitsFor: (_, entered) => missingVehicle(entered.electricVehicle, true),
});
