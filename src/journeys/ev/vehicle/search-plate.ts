// STEP-ICE-04, STEP-ICE-10: finds a vehicle by its plate, and looks up the ids of its make and model if the answer has none.
import type { Api } from '../../../api/create-api.ts';
import { type Outcome, success } from '../../../api/failure.ts';
import { isSameName } from '../../../domain/same-name.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { makesFor, modelsFor } from '../../../domain/vehicle-lists.ts';
import { type PlateOutcome, plateOutcome } from './plate-outcome.ts';

type Lists = Pick<Api, 'vehicleByPlate' | 'vehicleMakes' | 'vehicleModels'>;

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
