import type { StepViewProps } from '../../../../state/step-view.ts';
import { VehicleQuestion } from '../../vehicle/vehicle-question.tsx';

export function IceVehicleView(props: StepViewProps) {
  return <VehicleQuestion of="iceVehicle" {...props} />;
}
