// A cutaway view: the kitchen with the heating behind a wall, and the loft with its insulation under the roof.
import type { Silhouette } from './silhouette.ts';

export type Heater = 'gas' | 'electric' | 'oil';

/** A flame, a bolt and a drop. */
const SIGNS: Readonly<Record<Heater, string>> = {
  gas: 'M7-21q-6-2-4-8 3 1 3-6 7 5 6 10 0 4-5 4Z',
  electric: 'M9-37l-6 9h4l-2 8 7-10h-4Z',
  oil: 'M7-21q-4 0-4-4 0-3 4-8 4 5 4 8 0 4-4 4Z',
};
const GROUND = 190;
const UPSTAIRS = 140;

/** Replaces a window, which on most homes is on the ground floor. If there is no present heating, it shows the cylinder of a heat pump. */
export function Kitchen({ home, heater }: { home: Silhouette; heater: Heater | undefined }) {
  const [[x, y, width] = [0, 0, 0]] = home.windows;
  const half = width / 2 + 5;
  const place = y < UPSTAIRS ? `${y + 27}) scale(0.7` : GROUND;
  return (
    <g transform={`translate(${x + width / 2} ${place})`}>
      <path className="house__room" d={`M${-half} 0v-46h${half * 2}V0Z`} />
      <g className="house__heater">
        <path className="house__wall" d={`M${-half} 0v-17H-3V0Z`} />
        {heater ? (
          <>
            <path className="house__wall" d="M3 0v-15M11 0v-15M-2-15v-25h18v25Z" />
            <path className="house__energy" d={SIGNS[heater]} />
          </>
        ) : (
          <>
            <path className="house__solid" d="M0 0v-33q0-5 8-5t8 5V0Z" />
            <path className="house__grille" d="M4-27h8M4-9h8" />
          </>
        )}
      </g>
    </g>
  );
}

/** The heights of insulation 1 (thickest), 2 and 3. */
const THICKNESS = [0, 21, 10, 3] as const;
const STITCH = 6;

export function Loft({ home, insulation }: { home: Silhouette; insulation: 1 | 2 | 3 }) {
  const [left, , across] = home.panels;
  const eaves = home.wire[1];
  const stitches = Math.floor((across * 19) / STITCH);
  const high = THICKNESS[insulation];
  return (
    <>
      <path className="house__room" d={`M${left} ${eaves}v-24h${stitches * STITCH}v24Z`} />
      <path
        className="house__quilt"
        d={`M${left} ${eaves}v${-high}${`q${STITCH / 2}-4 ${STITCH} 0`.repeat(stitches)}v${high}Z`}
      />
    </>
  );
}
