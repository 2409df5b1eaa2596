// A day from left to right in the colours of its prices. Decoration to the ear: the list beside it says the same.
import { bandsOf } from './half-hours.ts';

export interface DayStripProps {
  /** They cover the day, '23:30' to '05:30'. */
  windows: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: 'cheap' | 'day' | 'peak';
  }[];
}

const HOURS = [0, 6, 12, 18, 24];

export function DayStrip({ windows }: DayStripProps) {
  return (
    <div className="day-strip" aria-hidden="true">
      <div className="day-strip__bands">
        {windows.flatMap(({ from, to, kind }) =>
          bandsOf(from, to).map(({ at, length }) => (
            <span
              className={`day-strip__band day-strip__band--${kind}`}
              style={{ insetInlineStart: `${at}%`, inlineSize: `${length}%` }}
              key={at}
            />
          )),
        )}
      </div>
      {HOURS.map((hour) => (
        <span className="day-strip__hour" key={hour}>
          {hour}
        </span>
      ))}
    </div>
  );
}
