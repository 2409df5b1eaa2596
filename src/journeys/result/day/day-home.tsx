// SEEN-05: the visitor's house, and under it the day to drag: sky, windows, panels, battery and car answer.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { Clock } from '../../../domain/extras/clock.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { DayStrip } from '../../../ui/day-strip/day-strip.tsx';
import type { Words } from '../../../words/words.ts';
import type { Added } from '../../home/picture/home-drawn.ts';
import { YourHome } from '../../home/picture/your-home.tsx';
import { type HourOfDay, hourOfDay } from './hour-of-day.ts';

export interface DayHomeProps extends Added {
  /** What the drawing says to those who cannot see it. */
  readonly title?: string;
}

/** The house alone where a result has no clock. */
export function DayHome({ title, ...added }: DayHomeProps) {
  const { clock } = added.result;
  const named = title === undefined ? {} : { title };
  return clock ? (
    <DraggedDay clock={clock} added={added} {...named} />
  ) : (
    <YourHome added={added} flow goesOn {...named} />
  );
}

interface DraggedDayProps extends Pick<DayHomeProps, 'title'> {
  readonly clock: Clock;
  readonly added: Added;
}

function DraggedDay({ clock, added, ...named }: DraggedDayProps) {
  useSignals();
  const { words } = useWidget();
  const id = useId();
  const at = useSignal(12);
  const hour = hourOfDay(clock, at.value);
  const says = caption(hour, words);
  return (
    <div className="day-home">
      <YourHome added={added} hour={hour.house} goesOn {...named} />
      <label className="day-home__label" htmlFor={id}>
        {words('day.drag')}
      </label>
      <input
        className="lever__slider"
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
      <DayStrip windows={clock.windows} />
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
