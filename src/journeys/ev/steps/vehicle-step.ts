import * as v from 'valibot';
import { wantsEv } from '../../../domain/journey.ts';
import { object } from '../../../domain/schema.ts';
import { type ChosenVehicle, isUsableVehicle } from '../../../domain/vehicle.ts';
import { problemCode } from '../../../wizard/problem.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { defineStep, requiredObject } from '../../question/define-step.ts';

/** STEP-ICE-08…10: when today's petrol or diesel vehicle is accepted. */
export const iceVehicleStep = defineStep({
  id: 'iceVehicle',
  asks: ['iceVehicle'],
  applies: (flags) => flags.evCompare,
  schema: () => object({ iceVehicle: acceptableVehicle(false) }),
  waitsFor: (_, entered) => missingVehicle(entered.iceVehicle, false),
});

/** STEP-EV-04…06: when the electric vehicle is accepted. */
export const electricVehicleStep = defineStep({
  id: 'electricVehicle',
  asks: ['electricVehicle'],
  applies: (flags) => wantsEv(flags),
  schema: () => object({ electricVehicle: acceptableVehicle(true) }),
  waitsFor: (_, entered) => missingVehicle(entered.electricVehicle, true),
});

/** STEP-ICE-09, STEP-ICE-10, STEP-EV-05, STEP-EV-06: a vehicle of the right kind, by plate or by make and model. */
function acceptableVehicle(electric: boolean) {
  const isKnown = ({ dontKnow, registrationNumber, makeId, modelId }: ChosenVehicle) =>
    (dontKnow || registrationNumber !== '') && makeId !== null && modelId !== null;
  return v.pipe(
    requiredObject<ChosenVehicle>(),
    v.check(
      (vehicle) => isUsableVehicle(vehicle, electric) && isKnown(vehicle),
      problemCode('problem.required'),
    ),
  );
}

/** AMB-24: the reason why Next is disabled; null if there is a vehicle of the right kind. */
function missingVehicle(vehicle: unknown, electric: boolean): WordKey | null {
  const chosen = vehicle as ChosenVehicle | undefined;
  if (chosen && isUsableVehicle(chosen, electric)) return null;
  return electric ? 'ev.electric.missing' : 'ev.ice.missing';
}
