// STEP-ICE-08…10: when today's petrol or diesel vehicle is accepted.
import * as v from 'valibot';
import { defineStep } from '../../../question/define-step.ts';
import { acceptableVehicle, missingVehicle } from '../acceptable-vehicle.ts';

export const iceVehicleStep = defineStep({
  id: 'iceVehicle',
  asks: ['iceVehicle'],
  applies: (flags) => flags.evCompare,
  schema: () => v.object({ iceVehicle: acceptableVehicle(false) }),
  waitsFor: (_, entered) => missingVehicle(entered.iceVehicle, false),
});
