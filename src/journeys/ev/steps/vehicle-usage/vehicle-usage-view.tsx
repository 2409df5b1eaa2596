// STEP-MILES-01: the question of weekly miles in the wizard.
import { useSignals } from '@preact/signals-react/runtime';
import type { StepViewProps } from '../../../../state/step-view.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Heading } from '../../../../ui/heading/heading.tsx';
import { Why } from '../../../question/why.tsx';
import { MileageFields } from '../../mileage/mileage-fields.tsx';

const DAYS = { weekday: 5, weekend: 2 } as const;
const DAYS_A_YEAR = 364;

export function VehicleUsageView({ typed, problem, answers }: StepViewProps) {
  useSignals();
  const { words } = useWidget();
  const fields = { weekday: typed('vehicleUsage.weekday'), weekend: typed('vehicleUsage.weekend') };
  const driven = answers.iceVehicle.yearlyMiles ?? answers.electricVehicle.yearlyMiles;
  const useDriven = () => {
    for (const part of ['weekday', 'weekend'] as const)
      fields[part].value = String(Math.round((driven!.miles * DAYS[part]) / DAYS_A_YEAR));
  };
  return (
    <div className="vehicle-question">
      <Heading level={3} focus="lead">
        {words('ev.miles.question')}
      </Heading>
      <p className="choice-group__hint">
        <Why says="ev.miles.reason" /> <span>{words('ev.miles.why')}</span>
      </p>
      {driven && (
        <p>
          <span>
            {words('ev.miles.mot', {
              miles: words.format.miles(driven.miles),
              from: words.format.date(driven.from),
              to: words.format.date(driven.to),
            })}
          </span>{' '}
          <Button look="link" onClick={useDriven}>
            {words('ev.miles.useMot')}
          </Button>
        </p>
      )}
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
