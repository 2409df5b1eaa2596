// STEP-ICE-09, STEP-ICE-10, STEP-EV-05, STEP-EV-06: a vehicle of the right kind, by plate or by make and model.
import * as v from 'valibot';
import { type ChosenVehicle, isUsableVehicle } from '../../../domain/vehicle.ts';
import { says } from '../../../wizard/problem.ts';
import type { WordKey } from '../../../words/word-key.ts';
import { requiredObject } from '../../question/required.ts';

export function acceptableVehicle(electric: boolean) {
  const isKnown = ({ dontKnow, registrationNumber, makeId, modelId }: ChosenVehicle) =>
    (dontKnow || registrationNumber !== '') && makeId !== null && modelId !== null;
  return v.pipe(
    requiredObject<ChosenVehicle>(),
    v.check((vehicle) => isUsableVehicle(vehicle, electric) && isKnown(vehicle), says('problem.required')),
  );
}

/** AMB-24: the reason why Next is disabled; null if there is a vehicle of the right kind. */
export function missingVehicle(vehicle: unknown, electric: boolean): WordKey | null {
  const chosen = vehicle as ChosenVehicle | undefined;
  if (chosen && isUsableVehicle(chosen, electric)) return null;
  return electric ? 'ev.electric.missing' : 'ev.ice.missing';
}
