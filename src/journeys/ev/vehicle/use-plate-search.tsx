// Knows how far a search by plate has come; one at a time, and the last one asked for is the one that counts.
import { useEffect, useRef, useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { type PlateOutcome, plateOutcome } from './plate-outcome.ts';

export type PlateSearchState =
  | { readonly is: 'idle' }
  | { readonly is: 'searching' }
  | Exclude<PlateOutcome, { readonly is: 'found' }>;

export interface PlateSearching {
  readonly state: PlateSearchState;
  /** Takes a plate that is one. */
  readonly search: (plate: string) => void;
  /** What was searched for is no longer what is typed. */
  readonly forget: () => void;
}

const IDLE: PlateSearchState = { is: 'idle' };

export function usePlateSearch(electric: boolean, onFound: (vehicle: ChosenVehicle) => void): PlateSearching {
  const { api, fail } = useWidget();
  const [state, setState] = useState<PlateSearchState>(IDLE);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  function forget(): void {
    latest.current?.abort();
    setState(IDLE);
  }

  function search(plate: string): void {
    forget();
    const controller = new AbortController();
    latest.current = controller;
    setState({ is: 'searching' });
    const body = { registrationNumber: plate, ev: electric };
    void api.vehicleByPlate({ body }, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      settle(plateOutcome(plate, electric, answer));
    });
  }

  function settle(outcome: PlateOutcome): void {
    if (outcome.is === 'failed' && fail(outcome.failure)) return;
    setState(outcome.is === 'found' ? IDLE : outcome);
    if (outcome.is === 'found') onFound(outcome.vehicle);
  }

  return { state, search, forget };
}
