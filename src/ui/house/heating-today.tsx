// What heats the home until a heat pump does: a boiler, an electric one, or a tank of oil. And the quilt in its loft.
import type { Silhouette } from './silhouette.ts';

export type Heater = 'gas' | 'electric' | 'oil';

/** Flame, bolt, drop. */
const SIGNS: Readonly<Record<Heater, string>> = {
  gas: 'M16-9q-6-2-4-8 3 1 3-6 7 5 6 10 0 4-5 4Z',
  electric: 'M17-25l-6 9h4l-2 8 7-10h-4Z',
  oil: 'M16-9q-4 0-4-4 0-3 4-8 4 5 4 8 0 4-4 4Z',
};

export function HeatingToday({ home: { pump }, heater }: { home: Silhouette; heater: Heater }) {
  const [x, y, wall] = pump;
  const isTank = heater === 'oil';
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="house__heater">
        <path className="house__line house__fine" d={`M16-6H${wall - x}`} />
        {isTank ? (
          <path className="house__wall" d="M5 0v-5M27 0v-5M9-27H23q9 0 9 11t-9 11H9Q0-5 0-16T9-27Z" />
        ) : (
          <path className="house__wall" d="M14-34v-7h5v7M5 0v-34h22V0Z" />
        )}
        <path className="house__energy" d={SIGNS[heater]} />
      </g>
    </g>
  );
}

/** Thick, thinner, thin: of insulation 1, 2 and 3. */
const THICKNESS = [0, 11, 7, 3] as const;
const STITCH = 6;

/** Under the roof, above the eaves. */
export function Quilt({ home, insulation }: { home: Silhouette; insulation: 1 | 2 | 3 }) {
  const [left, , across] = home.panels;
  const eaves = home.wire[1];
  const stitches = Math.floor((across * 19) / STITCH);
  const high = THICKNESS[insulation];
  return (
    <path
      className="house__quilt"
      d={`M${left} ${eaves}v${-high}${`q${STITCH / 2}-4 ${STITCH} 0`.repeat(stitches)}v${high}Z`}
    />
  );
}
