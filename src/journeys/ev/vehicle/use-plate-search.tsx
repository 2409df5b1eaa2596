// One search at a time, and the last one asked for is the one that counts.
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import type { RequestState } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';
import type { PlateOutcome } from './plate-outcome.ts';
import { searchPlate } from './search-plate.ts';

export interface PlateSearching {
  readonly request: RequestState<PlateOutcome>;
  /** Takes a plate that is one. */
  readonly search: (plate: string) => Promise<void>;
  /** What was searched for is no longer what is typed. */
  readonly forget: () => void;
}

export function usePlateSearch(electric: boolean, onFound: (vehicle: ChosenVehicle) => void): PlateSearching {
  const { api, fail } = useWidget();
  const { request, ask, cancel } = useRequest<PlateOutcome>();

  async function search(plate: string): Promise<void> {
    const settled = await ask((signal) => searchPlate(api, plate, electric, signal));
    if (settled.is === 'failed') fail(settled.failure);
    if (settled.is === 'answered' && settled.value.is === 'found') onFound(settled.value.vehicle);
  }

  return { request, search, forget: cancel };
}
