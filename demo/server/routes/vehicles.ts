// Knows the calls that find a vehicle: by its plate, or by make, model and engine.
import { CHARGE_TYPES } from '../../../src/domain/charge-type.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';

type VehicleCalls =
  | 'vehicleByPlate'
  | 'vehicleMakes'
  | 'vehicleModels'
  | 'vehicleEngines'
  | 'vehicleDetails'
  | 'chargeTypes';

function notYet(): never {
  throw new Refusal(404, 'There are no vehicles yet.');
}

export const vehicleHandlers: SomeHandlers<VehicleCalls> = {
  vehicleByPlate: notYet,
  vehicleMakes: () => [],
  vehicleModels: () => [],
  vehicleEngines: () => [],
  vehicleDetails: notYet,
  chargeTypes: () => CHARGE_TYPES.map(({ id, name }) => ({ id, name })),
};
