// STEP-ICE-01, STEP-ICE-02: by its plate, or by make and model.
import { useSignals } from '@preact/signals-react/runtime';
import type { StepViewProps } from '../../../../state/step-view.ts';
import { usePlate } from '../../vehicle/use-plate.tsx';
import { VehicleQuestion } from '../../vehicle/vehicle-question.tsx';

export function IceVehicleView({ answers, choose, typed, problem }: StepViewProps) {
  useSignals();
  const plate = usePlate(typed('registration'), answers.iceVehicle.make === '');
  return (
    <VehicleQuestion
      electric={false}
      vehicle={answers.iceVehicle}
      onVehicle={(iceVehicle) => choose({ iceVehicle })}
      plate={plate}
      problem={problem('iceVehicle')}
    />
  );
}
