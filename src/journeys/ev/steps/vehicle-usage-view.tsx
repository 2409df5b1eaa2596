import { useSignals } from '@preact/signals-react/runtime';
import { annualMiles, isLowMileage } from '../../../domain/vehicle-usage.ts';
import type { StepViewProps } from '../../../state/asset-descriptor.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { useSettled } from '../../../ui/text/status.tsx';
import { Why } from '../../question/why.tsx';
import { areMiles, milesEntered } from './vehicle-usage-step.ts';

const DAYS = { weekday: 5, weekend: 2 } as const;
const DAYS_A_YEAR = 364;

/** STEP-MILES-01: the question of weekly miles in the wizard. */
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
        <Why text="ev.miles.reason" /> <span>{words('ev.miles.why')}</span>
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

const PARTS = ['weekday', 'weekend'] as const;
/** Five digits, so that a mistyped key is shown and refused instead of cut off. */
const DIGITS = 5;

export type MileageTexts = Readonly<Record<(typeof PARTS)[number], string>>;

interface MileageFieldsProps {
  readonly texts: MileageTexts;
  readonly onText: (part: keyof MileageTexts, text: string) => void;
  /** The problem of a field, by its dot path. */
  readonly problem: (field: string) => string | undefined;
}

/** STEP-MILES-01, STEP-MILES-07: two weekly totals, their yearly total, and a remark if they are small. */
export function MileageFields({ texts, onText, problem }: MileageFieldsProps) {
  const { words } = useWidget();
  const entered = milesEntered(texts);
  const year = useSettled(areMiles(texts) ? annualMiles(entered) : 0);
  const isLow = useSettled(isLowMileage(entered));
  return (
    <div className="mileage">
      {PARTS.map((part) => {
        const path = `vehicleUsage.${part}`;
        return (
          <TextField
            key={part}
            label={words(`ev.miles.${part}`)}
            name={path}
            inputMode="numeric"
            chars={8}
            clean={withoutGrouping}
            maxLength={DIGITS}
            suffix={words('whatIf.unit.miles')}
            value={texts[part]}
            onChange={(text) => onText(part, text)}
            problem={problem(path)}
            required
          />
        );
      })}
      {/* Announced when it changes, but not when the question appears. */}
      <p className="mileage__year" role="status">
        {year > 0 && words('ev.miles.year', { miles: words.format.miles(year) })}
      </p>
      {isLow && <Alert tone="warning">{words('ev.miles.low')}</Alert>}
    </div>
  );
}

/** Reads '1,200' and '1 200' as 1200. */
function withoutGrouping(typed: string): string {
  return typed.replace(/[\s,]/g, '');
}
