// SEEN-05: the visitor's house with a slider for the time of day: sky, windows, panels, battery and car follow it.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useMemo } from 'react';
import type { Clock } from '../../../domain/clock.ts';
import { useWidget } from '../../../state/widget.tsx';
import { DayStrip, type Flow } from '../../../ui/day-strip/day-strip.tsx';
import { listed } from '../../../words/in-sentence.ts';
import type { Words } from '../../../words/words.ts';
import { YourHome, type YourHomeProps } from '../../home/your-home.tsx';
import { FLAT, type HourOfDay, hourOfDay } from './hour-of-day.ts';

interface DayHomeProps extends Pick<YourHomeProps, 'added' | 'title'> {
  readonly clock: Clock | null;
}

/** Only the house, if a result has no clock. */
export function DayHome({ clock, ...home }: DayHomeProps) {
  return clock ? <DraggedDay clock={clock} {...home} /> : <YourHome flow goesOn {...home} />;
}

function DraggedDay({ clock, ...home }: DayHomeProps & { readonly clock: Clock }) {
  useSignals();
  const { words } = useWidget();
  const id = useId();
  // In hours since midnight. At noon the house is seen best, and panels make most.
  const at = useSignal(12);
  const hour = hourOfDay(clock, at.value);
  const flows = useMemo(() => flowsOf(clock, words), [clock, words]);
  const text = caption(hour, flows !== null, words);
  /** Keeps its room, so that nothing below moves while the day is dragged. */
  const longest = useMemo(
    () =>
      clock.bought
        .map((_, slot) => caption(hourOfDay(clock, slot / 2), flows !== null, words))
        .reduce((most, one) => (one.length > most.length ? one : most)),
    [clock, flows, words],
  );
  return (
    <div className="day-home">
      <YourHome hour={hour.house} goesOn {...home} />
      <label className="day-home__label" htmlFor={id}>
        {words('day.drag')}
      </label>
      <DayStrip windows={clock.windows} prices={clock.bought} flows={flows} />
      <input
        className="day-home__slider"
        id={id}
        type="range"
        min={0}
        max={24}
        step={0.5}
        value={at.value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => {
          at.value = Number(currentTarget.value);
        }}
      />
      <p className="day-home__says" aria-hidden="true" data-longest={longest}>
        <span>{text}</span>
      </p>
    </div>
  );
}

/** If a unit costs the same all day: what the panels make, the home uses and the battery gives. Otherwise null. */
function flowsOf({ bought, day }: Clock, words: Words): readonly Flow[] | null {
  if (Math.max(...bought) - Math.min(...bought) > FLAT) return null;
  const used = [day.household, day.heating, day.hotWater, day.car];
  const flow = (look: Flow['look'], values: readonly number[] | null): readonly Flow[] =>
    values?.some(Boolean) ? [{ look, name: words(`day.flow.${look}`), values }] : [];
  return [
    ...flow('sun', day.made),
    ...flow('battery', day.drawn),
    ...flow(
      'use',
      bought.map((_, slot) => used.reduce((kWh, one) => kWh + (one?.[slot] ?? 0), 0)),
    ),
  ];
}

function caption({ time, bought, sold, running }: HourOfDay, isFlat: boolean, words: Words): string {
  const pence = words.format.pence;
  // What is neither made nor drawn from the battery comes from the grid.
  const isOwn = running.some((what) => what === 'made' || what === 'drawn');
  return words(isFlat ? 'day.says.flat' : 'day.says', {
    time,
    pence: pence(bought),
    doing: listed(
      (isOwn ? running : (['grid', ...running] as const)).map((what) =>
        words(`day.${what}`, { pence: pence(sold) }),
      ),
      words,
    ),
  });
}
