// Knows how weekly mileage is asked for (STEP-MILES-01).
import { useSignals } from '@preact/signals-react/runtime';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { StepViewProps } from '../../../shared/step-view.ts';

const FIELDS = ['weekday', 'weekend'] as const;

export function VehicleUsageView({ typed, problem }: StepViewProps) {
  useSignals();
  const { words } = useWidget();
  return (
    <>
      <Heading level={3}>{words('ev.miles.question')}</Heading>
      {FIELDS.map((name) => {
        const path = `vehicleUsage.${name}`;
        const text = typed(path);
        return (
          <TextField
            key={name}
            label={words(`ev.miles.${name}`)}
            name={path}
            inputMode="numeric"
            chars={6}
            value={text.value}
            onChange={(value) => {
              text.value = value;
            }}
            problem={problem(path)}
          />
        );
      })}
    </>
  );
}
