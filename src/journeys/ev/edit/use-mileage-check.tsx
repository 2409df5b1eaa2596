import type { VehicleUsage } from '../../../domain/mileage.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { accept } from '../../../wizard/accept.ts';
import { type Refusal, useRefusal } from '../../shared/use-refusal.tsx';
import type { MileageTexts } from '../mileage/mileage-fields.tsx';
import { vehicleUsageStep } from '../steps/vehicle-usage/vehicle-usage-step.ts';

export interface MileageCheck {
  readonly refusal: Refusal;
  /** The miles, or null with the problems told. */
  readonly check: () => VehicleUsage | null;
}

export function useMileageCheck(vehicleUsage: MileageTexts): MileageCheck {
  const { store } = useWidget();
  const acceptNow = () => accept(vehicleUsageStep, store.getState().flags, {}, { vehicleUsage });
  const refusal = useRefusal(() => {
    const accepted = acceptNow();
    return accepted.ok ? [] : accepted.problems;
  });

  function check(): VehicleUsage | null {
    const accepted = acceptNow();
    refusal.refuse(accepted.ok ? [] : accepted.problems);
    return accepted.ok ? (accepted.values.vehicleUsage ?? null) : null;
  }

  return { refusal, check };
}
