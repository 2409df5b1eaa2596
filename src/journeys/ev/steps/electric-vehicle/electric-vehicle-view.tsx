import type { StepViewProps } from '../../../../state/step-view.ts';
import { VehicleQuestion } from '../../vehicle/vehicle-question.tsx';

export function ElectricVehicleView(props: StepViewProps) {
  return <VehicleQuestion of="electricVehicle" {...props} />;
}
