// STEP-MILES-01: weekly mileage as the wizard asks for it.
import { useSignals } from '@preact/signals-react/runtime';
import type { StepViewProps } from '../../../../state/step-view.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';
import { Why } from '../../../shared/why.tsx';
import { MileageFields } from '../../mileage/mileage-fields.tsx';

export function VehicleUsageView({ typed, problem }: StepViewProps) {
  useSignals();
  const { words } = useWidget();
  const fields = { weekday: typed('vehicleUsage.weekday'), weekend: typed('vehicleUsage.weekend') };
  return (
    <div className="vehicle-question">
      <Heading level={3} focus="lead">
        {words('ev.miles.question')}
      </Heading>
      <p className="choice-group__hint">
        <Why says="ev.miles.reason" />
      </p>
      <p className="choice-group__hint">{words('ev.miles.why')}</p>
      <MileageFields
        texts={{ weekday: fields.weekday.value, weekend: fields.weekend.value }}
        onText={(part, text) => {
          fields[part].value = text;
        }}
        problem={problem}
      />
    </div>
  );
}
