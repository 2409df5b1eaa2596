// A line of a printed sheet.
import type { Clock } from '../../../domain/extras/clock.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { DayStrip } from '../../../ui/day-strip/day-strip.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { hourTexts } from './result-summary.ts';

interface LineProps {
  readonly label: string;
  readonly value?: string | null;
  readonly note?: string | undefined;
  readonly children?: Elements;
}

/** What it is, its value, and what else is known of it. */
export function Line({ label, value, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      {value && <dd className="sheet__value">{value}</dd>}
      {note && <dd>{note}</dd>}
      {children}
    </div>
  );
}

/** Prices that differ by the hour, as a list and drawn. */
export function DayLine({ label, clock }: { readonly label: string; readonly clock: Clock }) {
  const { words } = useWidget();
  return (
    <Line label={label}>
      <dd>
        <ul className="sheet__hours">
          {hourTexts(clock, words).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <DayStrip windows={clock.windows} prices={clock.bought} />
      </dd>
    </Line>
  );
}
