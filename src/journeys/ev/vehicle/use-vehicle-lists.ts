import { useEffect, useRef, useState } from 'react';
import { type Failure, type Outcome, success } from '../../../api/failure.ts';
import { type ChosenVehicle, makesFor, modelsFor, vehiclePicked } from '../../../domain/vehicle.ts';
import { answerOf, IDLE, PENDING, type RequestState, sendRequest } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget.tsx';

/** An entry of a list. */
interface Entry {
  readonly value: string;
  readonly text: string;
}

/** A list, the value of the current choice or '', and the function that changes it. */
export interface VehicleList extends DependentRequest<readonly Entry[]> {
  /** The key of its sentences. */
  readonly name: 'make' | 'model' | 'engineSize' | 'batterySize';
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

interface VehicleLists {
  /** Make, model and size. */
  readonly lists: readonly VehicleList[];
  readonly details: DependentRequest<QuotedDetails>;
  /** Null until all three are chosen. */
  readonly vehicle: ChosenVehicle | null;
}

export interface QuotedDetails {
  readonly image: string | null;
  readonly mpg: number | null;
  readonly cO2Emisions: number | null;
}

/** DLG-01…03, DLG-07: each list is loaded once the visitor has chosen from the one before it. */
export function useVehicleLists(electric: boolean): VehicleLists {
  const { api, fail } = useWidget();
  const [[makeId = '', modelId = '', size = ''], choose] = useState<readonly string[]>([]);

  const makes = useDependentRequest('makes', async (signal) =>
    listed(await api.vehicleMakes({}, { signal }), (all) =>
      makesFor(electric, all).map((make) => ({ ...make, value: String(make.makeId), text: make.makeName })),
    ),
  );
  const make = entryOf(makes, makeId);

  const models = useDependentRequest(make ? `models ${makeId}` : null, async (signal) =>
    listed(await api.vehicleModels({ params: { makeId: make?.makeId ?? 0 } }, { signal }), (all) =>
      modelsFor(electric, all).map((model) => ({
        ...model,
        value: String(model.modelId),
        text: model.model,
      })),
    ),
  );
  const model = entryOf(models, modelId);

  const engines = useDependentRequest(model ? `engines ${modelId}` : null, async (signal) =>
    listed(await api.vehicleEngines({ params: { modelId: model?.modelId ?? 0 } }, { signal }), (all) =>
      all.map((engine) => ({
        ...engine,
        value: String(engine.engineSize),
        text: engine.engineSizeWithUnits,
      })),
    ),
  );
  const sizes = answerOf(engines.request);
  const engine = sizes?.length === 1 ? sizes[0] : entryOf(engines, size);

  const engineSize = engine?.engineSize;
  const details = useDependentRequest<QuotedDetails>(
    make && model ? `details ${makeId} ${modelId} ${engineSize ?? ''}` : null,
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
    lists: [
      listOf('make', makes, make, (id) => choose([id])),
      listOf('model', models, model, (id) => choose([makeId, id])),
      listOf(electric ? 'batterySize' : 'engineSize', engines, engine, (id) => choose([makeId, modelId, id])),
    ],
    details,
    vehicle: make && model && engine ? vehiclePicked({ make, model, engine, electric, image }) : null,
  };
}

function listOf(
  name: VehicleList['name'],
  list: DependentRequest<readonly Entry[]>,
  entry: Entry | undefined,
  choose: VehicleList['choose'],
): VehicleList {
  return { ...list, name, chosen: entry?.value ?? '', choose };
}

function entryOf<Item extends Entry>(
  { request }: DependentRequest<readonly Item[]>,
  chosen: string,
): Item | undefined {
  return answerOf(request)?.find(({ value }) => value === chosen);
}

function listed<Item, Listed>(outcome: Outcome<Item>, list: (items: Item) => Listed): Outcome<Listed> {
  return outcome.ok ? success(list(outcome.value)) : outcome;
}

/** One list or fact of the vehicle dialog, requested again whenever the choice that it depends on changes. */
export interface DependentRequest<Value> {
  readonly request: RequestState<Value>;
  readonly retry: () => void;
}

/** Sends a request whenever `key` changes; null sends none. A failure is shown in its place and nowhere else. */
function useDependentRequest<Value>(
  key: string | null,
  call: (signal: AbortSignal) => Promise<Outcome<Value>>,
  fail?: (failure: Failure) => void,
): DependentRequest<Value> {
  const [attempt, setAttempt] = useState(0);
  const [latestRequest, setLatestRequest] = useState<{
    readonly of: string;
    readonly request: RequestState<Value>;
  } | null>(null);
  const question = key === null ? null : `${key} ${attempt}`;
  // Only a changed key sends a request again, with the functions of the latest render.
  const { report } = useWidget();
  const latest = useRef({ call, onError: fail ?? report });
  useEffect(() => {
    latest.current = { call, onError: fail ?? report };
  });

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void sendRequest(() => latest.current.call(signal), {
      onChange: (request) => setLatestRequest({ of: question, request }),
      onError: (failure) => latest.current.onError(failure),
      isCancelled: () => signal.aborted,
    });
    return () => controller.abort();
  }, [question]);

  return {
    // The outcome belonged to another key, so it does not count.
    request: question === null ? IDLE : latestRequest?.of === question ? latestRequest.request : PENDING,
    retry: () => setAttempt((tries) => tries + 1),
  };
}
