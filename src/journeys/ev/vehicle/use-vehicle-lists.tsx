// DLG-01…03, DLG-07: each list is asked for once the one before it is chosen from.
import { useState } from 'react';
import { type Outcome, success } from '../../../api/failure.ts';
import { vehiclePicked } from '../../../domain/choose-vehicle.ts';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import {
  makesFor,
  modelsFor,
  type VehicleEngine,
  type VehicleMake,
  type VehicleModel,
} from '../../../domain/vehicle-lists.ts';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { type DependentRequest, useDependentRequest } from './use-dependent-request.tsx';

/** A list, the entry chosen of it, and how to choose another. */
export interface VehicleList<Item> {
  readonly asked: DependentRequest<readonly Item[]>;
  readonly chosen: Item | undefined;
  readonly choose: (id: number) => void;
}

export interface VehicleLists {
  readonly makes: VehicleList<VehicleMake>;
  readonly models: VehicleList<VehicleModel>;
  readonly engines: VehicleList<VehicleEngine>;
  readonly details: DependentRequest<QuotedDetails>;
  /** Null until all three are chosen. */
  readonly vehicle: ChosenVehicle | null;
}

export interface QuotedDetails {
  readonly image: string | null;
  readonly mpg: number | null;
  readonly cO2Emisions: number | null;
}

interface Ids {
  readonly make: number | null;
  readonly model: number | null;
  readonly engine: number | null;
}

const NOTHING: Ids = { make: null, model: null, engine: null };

export function useVehicleLists(electric: boolean): VehicleLists {
  const { api, fail } = useWidget();
  const [ids, setIds] = useState(NOTHING);

  const makes = useDependentRequest('makes', async (signal) =>
    filtered<VehicleMake>(await api.vehicleMakes({}, { signal }), (list) => makesFor(electric, list)),
  );
  const make = answerOf(makes.request)?.find(({ makeId }) => makeId === ids.make);

  const models = useDependentRequest(make ? `models ${make.makeId}` : null, async (signal) =>
    filtered<VehicleModel>(
      await api.vehicleModels({ params: { makeId: make?.makeId ?? 0 } }, { signal }),
      (list) => modelsFor(electric, list),
    ),
  );
  const model = answerOf(models.request)?.find(({ modelId }) => modelId === ids.model);

  const engines = useDependentRequest<readonly VehicleEngine[]>(
    model ? `engines ${model.modelId}` : null,
    (signal) => api.vehicleEngines({ params: { modelId: model?.modelId ?? 0 } }, { signal }),
  );
  const sizes = answerOf(engines.request);
  const only = sizes?.length === 1 ? sizes[0] : undefined;
  const engine = only ?? sizes?.find(({ engineSize }) => engineSize === ids.engine);

  const engineSize = engine?.engineSize;
  const details = useDependentRequest<QuotedDetails>(
    make && model ? `details ${make.makeId} ${model.modelId} ${engineSize ?? ''}` : null,
    (signal) =>
      api.vehicleDetails(
        {
          params: { makeId: make?.makeId ?? 0, modelId: model?.modelId ?? 0 },
          query: engineSize === undefined ? {} : { engineSize },
        },
        { signal },
      ),
    fail,
  );

  const image = answerOf(details.request)?.image ?? null;
  return {
    makes: { asked: makes, chosen: make, choose: (id) => setIds({ ...NOTHING, make: id }) },
    models: { asked: models, chosen: model, choose: (id) => setIds({ ...ids, model: id, engine: null }) },
    engines: { asked: engines, chosen: engine, choose: (id) => setIds({ ...ids, engine: id }) },
    details,
    vehicle: make && model && engine ? vehiclePicked({ make, model, engine, electric, image }) : null,
  };
}

function filtered<Item>(
  outcome: Outcome<readonly Item[]>,
  keep: (list: readonly Item[]) => readonly Item[],
): Outcome<readonly Item[]> {
  return outcome.ok ? success(keep(outcome.value)) : outcome;
}
