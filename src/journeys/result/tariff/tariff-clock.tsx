// HON-17: a tariff's day as a strip and as a list.
import { type Clock, type ClockTask, type ClockWindow, isWithin } from '../../../domain/clock.ts';
import { useWidget } from '../../../state/widget.tsx';
import { DayStrip } from '../../../ui/day-strip/day-strip.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { taskNote } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import { FLAT } from '../day/hour-of-day.ts';

interface TariffClockProps {
  readonly clock: Clock | null;
  readonly tariff: string;
}

export function TariffClock({ clock, tariff }: TariffClockProps) {
  const { words } = useWidget();
  if (!clock) return null;
  const [only, ...others] = clock.windows;
  if (only && others.length === 0)
    return <p className="clock__flat">{words('clock.flat', { pence: words.format.pence(only.bought) })}</p>;
  const cheap = clock.windows.filter(({ kind }) => kind === 'cheap');
  return (
    <div className="clock stack">
      {cheap.length > 0 && (
        <p className="clock__cheap">
          {words('clock.now', {
            hours: cheap
              .map(({ from, to }) => words('clock.window', { from, to }))
              .reduce((one, other) => words('property.and', { one, other })),
          })}
        </p>
      )}
      <Disclosure summary={words('clock.list')} of={tariff}>
        <DayStrip windows={clock.windows} />
        <div className="clock__lists stack stack--2">
          <Windows clock={clock} />
        </div>
        <Tasks tasks={clock.tasks} />
      </Disclosure>
    </div>
  );
}

function Windows({ clock }: { clock: Clock }) {
  const { words } = useWidget();
  return (
    <ul className="clock__windows">
      {clock.windows.map(({ from, to, kind, bought, sold }) => (
        <li className={`clock__window clock__window--${kind}`} key={from}>
          <span className="clock__when" translate="no">
            {words('clock.window', { from, to })}
          </span>
          <span className="clock__kind">{words(`clock.kind.${kind}`)}</span>
          <span className="clock__price">
            {words(isMean({ from, to, bought }, clock) ? 'clock.pence.mean' : 'clock.pence', {
              pence: words.format.pence(bought),
            }) + (sold ? `, ${words('clock.sold', { pence: words.format.pence(sold) })}` : '')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** True if its half hours cost different amounts, as said where the hours are dragged. */
function isMean({ bought, ...window }: Pick<ClockWindow, 'from' | 'to' | 'bought'>, clock: Clock): boolean {
  return clock.bought.some((pence, slot) => isWithin(window, slot) && Math.abs(pence - bought) > FLAT);
}

/** When each appliance runs. */
function Tasks({ tasks }: { tasks: readonly ClockTask[] }) {
  const { words } = useWidget();
  if (tasks.length === 0) return null;
  return (
    <div className="clock__lists stack stack--2">
      <Heading level={4} look="label">
        {words('clock.tasks')}
      </Heading>
      <ul className="clock__tasks stack stack--2">
        {tasks.map((task) => (
          <li key={`${task.what}-${task.from}`}>
            <strong>{words(`clock.task.${task.what}`)}</strong> <span>{taskWhen(task, words)}</span>
            <TaskNote task={task} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TaskNote({ task }: { readonly task: ClockTask }) {
  const { words } = useWidget();
  const note = taskNote(words, task);
  return note && <span className="clock__note">{` ${note}`}</span>;
}

function taskWhen({ from, to, kWh, hours }: ClockTask, words: Words): string {
  const values = {
    kWh: `${words.format.decimal(kWh)} kWh`,
    hours: words('clock.hours', { count: Math.round(hours * 10) / 10 }),
  };
  if (from === to) return words('clock.anytime', values);
  return words('clock.task.when', { from, to, ...values });
}
