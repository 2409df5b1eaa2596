// A clock face of 24 hours. Decoration to the ear: the list beside it says the same.
import type { ReactNode } from 'react';
import { ringArc } from './ring-arc.ts';

export interface DayRingProps {
  /** Windows that cover the day, '23:30' to '05:30'. */
  windows: readonly {
    readonly from: string;
    readonly to: string;
    readonly look: 'low' | 'middle' | 'high';
  }[];
  /** What runs when: an inner ring. */
  tasks: readonly { readonly from: string; readonly to: string }[];
  /** In the middle. */
  children?: ReactNode;
}

const HOURS = ['0', '6', '12', '18'] as const;

export function DayRing({ windows, tasks, children }: DayRingProps) {
  return (
    <div className="day-ring" aria-hidden="true">
      <svg className="day-ring__drawing" viewBox="0 0 120 120">
        <g transform="rotate(-90 60 60)" fill="none">
          {windows.map(({ from, to, look }) => (
            <Band key={from} name={look} radius={44} from={from} to={to} />
          ))}
          {tasks.map(({ from, to }, index) => (
            <Band key={`${from}-${to}`} name="task" radius={33 - index * 4} from={from} to={to} />
          ))}
        </g>
        {HOURS.map((hour, quarter) => (
          <text className={`day-ring__hour day-ring__hour--${quarter}`} key={hour} {...HOUR_AT[quarter]}>
            {hour}
          </text>
        ))}
      </svg>
      <div className="day-ring__middle">{children}</div>
    </div>
  );
}

/** Outside the ring: top, right, foot, left. */
const HOUR_AT = [
  { x: 60, y: 7 },
  { x: 115, y: 63 },
  { x: 60, y: 119 },
  { x: 5, y: 63 },
] as const;

interface BandProps {
  readonly name: string;
  readonly radius: number;
  readonly from: string;
  readonly to: string;
}

function Band({ name, radius, from, to }: BandProps) {
  const { dash, offset } = ringArc(from, to);
  return (
    <circle
      className={`day-ring__band day-ring__band--${name}`}
      cx="60"
      cy="60"
      r={radius}
      pathLength="48"
      strokeDasharray={dash}
      strokeDashoffset={offset}
    />
  );
}
