// Knows how a search by plate can end: found, not found, not of the kind asked for, or not answered (VAL-35).
import type { Failure, Outcome } from '../../../api/failure.ts';
import { type FoundVehicle, vehicleFound } from '../../../domain/choose-vehicle.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';

export type PlateOutcome =
  | { readonly is: 'found'; readonly vehicle: ChosenVehicle }
  | { readonly is: 'notFound' }
  | { readonly is: 'notValid' }
  | { readonly is: 'failed'; readonly failure: Failure };

const BY_STATUS: Readonly<Record<number, PlateOutcome>> = {
  404: { is: 'notFound' },
  409: { is: 'notValid' },
};

/** A vehicle of the other kind is as little use as none: notValid, as if the server had said so (STEP-ICE-06). */
export function plateOutcome(plate: string, electric: boolean, answer: Outcome<FoundVehicle>): PlateOutcome {
  if (answer.ok) {
    const vehicle = vehicleFound(plate, answer.value);
    return vehicle.isEv === electric ? { is: 'found', vehicle } : { is: 'notValid' };
  }
  const { failure } = answer;
  return (failure.kind === 'refused' && BY_STATUS[failure.status]) || { is: 'failed', failure };
}
