import type { Api } from '../../../api/create-api.ts';
import { type Outcome, success } from '../../../api/failure.ts';
import { isSameName } from '../../../domain/names.ts';
import {
  type ChosenVehicle,
  type FoundVehicle,
  makesFor,
  modelsFor,
  vehicleFound,
} from '../../../domain/vehicle.ts';

type Lists = Pick<Api, 'vehicleByPlate' | 'vehicleMakes' | 'vehicleModels'>;

/** STEP-ICE-04, STEP-ICE-10: finds a vehicle by its plate, and looks up the ids of its make and model if the answer has none. */
export async function searchPlate(
  api: Lists,
  plate: string,
  electric: boolean,
  signal: AbortSignal,
): Promise<Outcome<PlateOutcome>> {
  const body = { registrationNumber: plate, ev: electric };
  const answer = await api.vehicleByPlate({ body }, { signal });
  const outcome = plateOutcome(plate, electric, answer);
  if (!outcome.ok || outcome.value.is !== 'found' || isNumbered(outcome.value.vehicle)) return outcome;
  return numbered(api, outcome.value.vehicle, (answer.ok && answer.value.fuel) || '', signal);
}

/** The specified answer has only names; the lists have the ids. If a list fails to load, there are no ids (ERR-19). */
async function numbered(
  api: Lists,
  vehicle: ChosenVehicle,
  fuel: string,
  signal: AbortSignal,
): Promise<Outcome<PlateOutcome>> {
  const makes = await api.vehicleMakes({}, { signal });
  const make = makesFor(vehicle.isEv, makes.ok ? makes.value : []).find(({ makeName }) =>
    isSameName(makeName, vehicle.make),
  );
  if (!make) return success({ is: 'notListed' });
  const { makeId } = make;
  const models = await api.vehicleModels({ params: { makeId } }, { signal });
  const model = modelsFor(vehicle.isEv, models.ok ? models.value : []).find(
    // Two models of one name differ by their fuel: 'Focus (petrol)'.
    (one) => isSameName(one.model, vehicle.model) || isSameName(one.model, vehicle.model + fuel),
  );
  if (!model) return success({ is: 'notListed' });
  return success({ is: 'found', vehicle: { ...vehicle, makeId, modelId: model.modelId } });
}

const isNumbered = ({ makeId, modelId }: ChosenVehicle) => makeId !== null && modelId !== null;

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

/**
 * VAL-35: found, not found, or of the wrong kind. A vehicle of the other kind counts as notValid, as if the server had said so
 * (STEP-ICE-06).
 */
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
