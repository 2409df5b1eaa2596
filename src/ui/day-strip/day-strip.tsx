// A day from left to right in the colours of its prices. Screen readers skip it, since the list next to it says the same.

import { type Band, bandsOf, HALF_HOURS, isWithin } from '../../domain/clock.ts';
import { useReady } from '../disclosure/later.tsx';

interface DayStripProps {
  /** Together they cover the day: '23:30' to '05:30'. */
  windows: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: 'cheap' | 'day' | 'peak';
  }[];
  /** The price of each half hour, which sets its height. */
  prices?: readonly number[];
  /** If there is only one price: kWh of each half hour instead, with the name of each series. */
  flows?: readonly Flow[] | null;
}

export interface Flow {
  look: 'sun' | 'use' | 'battery';
  name: string;
  values: readonly number[];
}

const HOURS = ['00:00', '06:00', '12:00', '18:00', '24:00'];
/** The width of half an hour in percent, and the height in percent at which electricity costs nothing. */
const [HALF_HOUR, LEAST] = [100 / HALF_HOURS, 12];

export function DayStrip({ windows, prices, flows }: DayStripProps) {
  const ready = useReady();
  return (
    <div className="day-strip note" aria-hidden="true">
      <div className="day-strip__bands">
        {(ready ? (flows ? flowing(flows) : pricedOf(windows, prices)) : []).map(
          ({ look, at, length, height }) => (
            <span
              className={`day-strip__band day-strip__band--${look}`}
              // Overlaps its neighbour slightly, since a gap would show the background.
              style={{
                insetInlineStart: `${at}%`,
                inlineSize: `calc(${length}% + 0.5px)`,
                blockSize: height && `${height}%`,
              }}
              key={`${look}${at}`}
            />
          ),
        )}
      </div>
      <Hours />
      {flows && (
        <p>
          {flows.map(({ look, name }) => (
            <span className={`day-strip__flow day-strip__flow--${look}`} key={look}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Under a track of 24 hours. */
function Hours() {
  return (
    <span className="day-hours note" aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  );
}

interface Bar extends Band {
  readonly look: string;
  /** In percent; if undefined, the default of its look. */
  readonly height?: number;
}

function flowing(flows: readonly Flow[]): readonly Bar[] {
  const most = Math.max(...flows.flatMap(({ values }) => values));
  return flows.flatMap(({ look, values }) => barsOf(values, most, () => look));
}

/** The bands of the windows; with prices, a bar for each half hour. */
function pricedOf(windows: DayStripProps['windows'], prices?: readonly number[]): readonly Bar[] {
  if (!prices)
    return windows.flatMap(({ from, to, kind: look }) =>
      bandsOf(from, to).map((band) => ({ ...band, look })),
    );
  return barsOf(
    prices,
    Math.max(...prices, 1),
    (slot) => windows.find((one) => isWithin(one, slot))?.kind ?? 'day',
    LEAST,
  );
}

function barsOf(values: readonly number[], most: number, lookAt: (slot: number) => string, least = 0) {
  return values.map((value, slot) => ({
    look: lookAt(slot),
    at: slot * HALF_HOUR,
    length: HALF_HOUR,
    height: Math.max(least, (100 * value) / most),
  }));
}
