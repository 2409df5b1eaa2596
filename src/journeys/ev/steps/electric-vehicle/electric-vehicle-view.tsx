// STEP-EV-01, STEP-EV-02: by make and model, and by its plate where it is the only vehicle.
import { useSignals } from '@preact/signals-react/runtime';
import type { StepViewProps } from '../../../../state/step-view.ts';
import { usePlate } from '../../vehicle/use-plate.tsx';
import { VehicleQuestion } from '../../vehicle/vehicle-question.tsx';

export function ElectricVehicleView({ flags, answers, choose, typed, problem }: StepViewProps) {
  useSignals();
  const plate = usePlate(typed('registration'), flags.evOnly && answers.electricVehicle.make === '');
  return (
    <VehicleQuestion
      electric
      vehicle={answers.electricVehicle}
      onVehicle={(electricVehicle) => choose({ electricVehicle })}
      plate={flags.evOnly ? plate : null}
      problem={problem('electricVehicle')}
    />
  );
}
