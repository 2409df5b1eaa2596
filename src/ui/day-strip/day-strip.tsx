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
  const most = Math.max(...(flows ?? []).flatMap(({ values }) => values));
  return (
    <div className="day-strip" aria-hidden="true">
      <div className="day-strip__bands">
        {flows?.flatMap(({ look, values }) =>
          values.map((kWh, slot) => (
            <span
              className={`day-strip__band day-strip__band--${look}`}
              style={{
                insetInlineStart: `${slot * HALF_HOUR}%`,
                inlineSize: `${HALF_HOUR}%`,
                blockSize: `${(100 * kWh) / most}%`,
              }}
              // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is known by its place
              key={`${look}${slot}`}
            />
          )),
        ) ??
          windows.flatMap(({ from, to, kind }) =>
            bandsOf(from, to)
              .flatMap((band): readonly Bar[] => (prices ? priced(band, prices) : [band]))
              .map(({ at, length, height }) => (
                <span
                  className={`day-strip__band day-strip__band--${kind}`}
                  style={{ insetInlineStart: `${at}%`, inlineSize: `${length}%`, blockSize: height }}
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
  readonly height?: string;
}

/** The half hours of a band, each as high as its price. */
function priced({ at, length }: Band, prices: readonly number[]): readonly Bar[] {
  const most = Math.max(...prices, 1);
  return countedBy(Math.round(length / HALF_HOUR), (index) => {
    const slot = Math.round(at / HALF_HOUR) + index;
    const height = `${Math.max(LEAST, (100 * (prices[slot] ?? 0)) / most)}%`;
    return { at: slot * HALF_HOUR, length: HALF_HOUR, height };
  });
}
