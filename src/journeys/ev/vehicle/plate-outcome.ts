// VAL-35: found, not found, or of the wrong kind.
import { type Outcome, success } from '../../../api/failure.ts';
import { type FoundVehicle, vehicleFound } from '../../../domain/choose-vehicle.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';

export type PlateOutcome =
  | { readonly is: 'found'; readonly vehicle: ChosenVehicle }
  | { readonly is: 'notFound' }
  | { readonly is: 'notValid' }
  /** Found, but under no make and model of the lists, which a quote needs (STEP-ICE-10). */
  | { readonly is: 'notListed' };

const BY_STATUS: Readonly<Record<number, PlateOutcome>> = {
  404: { is: 'notFound' },
  409: { is: 'notValid' },
};

/** A vehicle of the other kind counts as notValid, as if the server had said so (STEP-ICE-06). */
export function plateOutcome(
  plate: string,
  electric: boolean,
  answer: Outcome<FoundVehicle>,
): Outcome<PlateOutcome> {
  if (answer.ok) {
    const vehicle = vehicleFound(plate, answer.value);
    return success(vehicle.isEv === electric ? { is: 'found', vehicle } : { is: 'notValid' });
  }
  const { failure } = answer;
  const outcome = failure.kind === 'refused' ? BY_STATUS[failure.status] : undefined;
  return outcome ? success(outcome) : answer;
}
