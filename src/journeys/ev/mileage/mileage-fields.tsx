// STEP-MILES-01, STEP-MILES-07: two weekly totals, their yearly total, and a remark if they are small.
import { annualMiles, isLowMileage } from '../../../domain/mileage.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { useSettled } from '../../../ui/status/use-settled.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { areMiles, milesEntered } from './mileage-rules.ts';

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
