// SEEN-05: the visitor's house, and under it the day to drag: sky, windows, panels, battery and car answer.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { Clock } from '../../../domain/extras/clock.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { DayStrip } from '../../../ui/day-strip/day-strip.tsx';
import type { Words } from '../../../words/words.ts';
import { YourHome, type YourHomeProps } from '../../home/picture/your-home.tsx';
import { type HourOfDay, hourOfDay } from './hour-of-day.ts';

export interface DayHomeProps extends Pick<YourHomeProps, 'added' | 'title'> {
  readonly clock: Clock | null;
  /** Of the one bill. Where there is one, the day is there, and there alone. */
  readonly whole?: boolean;
}

/** The house alone where a result has no clock. */
export function DayHome({ clock, whole = false, ...home }: DayHomeProps) {
  const hasBill = useJourney(({ combined }) => combined !== null);
  return clock && (whole || !hasBill) ? (
    <DraggedDay clock={clock} {...home} />
  ) : (
    <YourHome flow goesOn {...home} />
  );
}

function DraggedDay({ clock, ...home }: Omit<DayHomeProps, 'whole'> & { readonly clock: Clock }) {
  useSignals();
  const { words } = useWidget();
  const id = useId();
  const at = useSignal(12);
  const hour = hourOfDay(clock, at.value);
  const says = caption(hour, words);
  return (
    <div className="day-home">
      <YourHome hour={hour.house} goesOn {...home} />
      <label className="day-home__label" htmlFor={id}>
        {words('day.drag')}
      </label>
      <DayStrip windows={clock.windows} prices={clock.bought} />
      <input
        className="day-home__slider"
        id={id}
        type="range"
        min={0}
        max={24}
        step={0.5}
        value={at.value}
        aria-valuetext={says}
        onChange={({ currentTarget }) => {
          at.value = Number(currentTarget.value);
        }}
      />
      <p className="day-home__says" aria-hidden="true">
        {says}
      </p>
    </div>
  );
}

/** What runs the home without the network. */
const OWN = ['made', 'drawn'] as const;

function caption({ time, bought, sold, running }: HourOfDay, words: Words): string {
  const pence = words.format.pencePerUnit;
  const isBuying = !OWN.some((what) => running.includes(what));
  const doing = running.map((what) => words(`day.${what}`, { pence: pence(sold) }));
  return words('day.says', {
    time,
    pence: pence(bought),
    doing: (isBuying ? [words('day.household'), ...doing] : doing).join(' '),
  });
}
