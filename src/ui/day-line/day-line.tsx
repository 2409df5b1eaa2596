// Sentences, each with its hours on a line of 24. Screen readers skip the lines, since the sentence says the hours.

import type { CSSProperties } from 'react';
import { Hours } from '../day-strip/day-strip.tsx';
import { Explained } from '../term/explained.tsx';

interface DayLineProps {
  readonly rows: readonly {
    readonly text: string;
    /** Hours of the day. */
    readonly from: number;
    readonly to: number;
    /** Hatched: not on every day. */
    readonly seldom?: boolean;
  }[];
}

export function DayLine({ rows }: DayLineProps) {
  return (
    <div className="day-line">
      <ul className="stack">
        {rows.map(({ text, from, to, seldom }) => (
          <li className="day-line__row stack stack--1" key={text}>
            <span>
              <Explained>{text}</Explained>
            </span>
            <span
              className={`day-line__track${seldom ? ' day-line__track--seldom' : ''}`}
              style={{ '--_from': `${(from / 24) * 100}%`, '--_to': `${(to / 24) * 100}%` } as CSSProperties}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
      <Hours />
    </div>
  );
}
