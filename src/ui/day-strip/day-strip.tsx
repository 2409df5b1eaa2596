// A day from left to right in the colours of its prices. Decoration to the ear: the list beside it says the same.
import { countedBy } from '../../domain/as-built.ts';
import { type Band, bandsOf, HALF_HOURS } from './half-hours.ts';

export interface DayStripProps {
  /** They cover the day, '23:30' to '05:30'. */
  windows: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: 'cheap' | 'day' | 'peak';
  }[];
  /** Of each half hour: then it is as high as its price. */
  prices?: readonly number[];
  /** In place of the prices, where those are one: kWh of each half hour, with the name of each. */
  flows?: readonly Flow[] | null;
}

export interface Flow {
  look: 'sun' | 'use' | 'battery';
  name: string;
  values: readonly number[];
}

const HOURS = [0, 6, 12, 18, 24];
/** Percent of the width, and of the height where power costs nothing. */
const [HALF_HOUR, LEAST] = [100 / HALF_HOURS, 12];

export function DayStrip({ windows, prices, flows }: DayStripProps) {
  return (
    <div className="day-strip" aria-hidden="true">
      <div className="day-strip__bands">
        {(flows ? flowing(flows) : pricedOf(windows, prices)).map(({ look, at, length, height }) => (
          <span
            className={`day-strip__band day-strip__band--${look}`}
            // A little over its neighbour: between two that touch, what is behind would show.
            style={{
              insetInlineStart: `${at}%`,
              inlineSize: `calc(${length}% + 0.5px)`,
              blockSize: height && `${height}%`,
            }}
            key={`${look}${at}`}
          />
        ))}
      </div>
      {HOURS.map((hour) => (
        <span className="day-strip__hour" key={hour}>
          {hour}
        </span>
      ))}
      {flows && (
        <p className="day-strip__key">
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

interface Bar extends Band {
  readonly look: string;
  /** Percent; undefined: that of its look. */
  readonly height?: number;
}

function flowing(flows: readonly Flow[]): readonly Bar[] {
  const most = Math.max(...flows.flatMap(({ values }) => values));
  return flows.flatMap(({ look, values }) =>
    values.map((kWh, slot) => ({
      look,
      at: slot * HALF_HOUR,
      length: HALF_HOUR,
      height: (100 * kWh) / most,
    })),
  );
}

/** The bands of the windows; where prices are known, the half hours of each, as high as their price. */
function pricedOf(windows: DayStripProps['windows'], prices?: readonly number[]): readonly Bar[] {
  const bands = windows.flatMap(({ from, to, kind: look }) =>
    bandsOf(from, to).map((band) => ({ ...band, look })),
  );
  if (!prices) return bands;
  const most = Math.max(...prices, 1);
  return bands.flatMap(({ at, length, look }) =>
    countedBy(Math.round(length / HALF_HOUR), (index) => {
      const slot = Math.round(at / HALF_HOUR) + index;
      return {
        look,
        at: slot * HALF_HOUR,
        length: HALF_HOUR,
        height: Math.max(LEAST, (100 * (prices[slot] ?? 0)) / most),
      };
    }),
  );
}
