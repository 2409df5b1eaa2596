// Draws the home, from the neighbours at the back to the door and windows in front, and the cat.
import type { Point, Silhouette, Window } from './silhouettes.ts';

export function Dwelling({ home, lit }: { home: Silhouette; lit: number }) {
  const [doorX, doorY] = home.door;
  const [meterX, , , meterY] = home.wire;
  return (
    <g className="house__dwelling">
      {home.neighbours && <path className="house__far" d={home.neighbours} />}
      {home.neighbourRoofs && <path className="house__far house__far--roof" d={home.neighbourRoofs} />}
      {home.neighbourLines && <path className="house__far house__far--lines" d={home.neighbourLines} />}
      {home.chimney && <path className="house__wall" d={home.chimney} />}
      <path className="house__roof" d={home.roof} />
      <path className="house__tiles house__fine" d={home.tiles} />
      <path className="house__wall" d={home.wall} />
      <path className="house__shade" d={home.shade} />
      <path className="house__line" d={home.wall} />
      <path className="house__roof" d={home.trim} />
      <path className="house__solid" d={`M${doorX} ${doorY}h16v36h-16Z`} />
      <path
        className="house__grille house__fine"
        d={`M${doorX + 4} ${doorY + 4}h8v8h-8ZM${doorX + 5} ${doorY + 19}h6M${doorX + 13} ${doorY + 18}v4`}
      />
      <path className="house__wall house__fine" d={`M${meterX - 4} ${meterY}h8v11h-8Z`} />
      <Windows windows={home.windows} lit={lit} />
      <path className="house__line house__fine" d={home.fine} />
    </g>
  );
}

export function Cat({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="house__cat house__fine" d="M0 0q-1-5 2-7-1-3 0-5l1.5 1.5h2L7-12q1 2 0 5 3 2 2.5 7Z" />
    </g>
  );
}

type Frame = readonly [x: number, y: number, width: number, height: number];

/** The bars that divide the glass, by kind. */
const BARS: Record<Window[4], (frame: Frame) => string> = {
  sash: ([x, y, w, h]) => `M${x} ${y + h / 2}h${w}`,
  pair: ([x, y, w, h]) => `M${x + w / 2} ${y}v${h}`,
  cross: ([x, y, w, h]) => `M${x + w / 2} ${y}v${h}M${x} ${y + h / 3}h${w}`,
  bay: ([x, y, w, h]) => `M${x + w / 4} ${y}v${h}M${x + (w * 3) / 4} ${y}v${h}M${x} ${y + h / 3}h${w}`,
  arch: ([x, y, w, h]) => `M${x} ${y + h / 2}h${w}`,
};

function outline([x, y, w, h, panes]: Window): string {
  if (panes !== 'arch') return `M${x} ${y}h${w}v${h}h${-w}Z`;
  return `M${x} ${y + h}V${y + 4}q${w / 2}-7 ${w} 0v${h - 4}Z`;
}

function Windows({ windows, lit }: { windows: readonly Window[]; lit: number }) {
  return windows.map((window, index) => {
    const [x, y, w, h, panes] = window;
    return (
      <g className={index < lit ? 'house__window house__window--lit' : 'house__window'} key={`${x}-${y}`}>
        <path className="house__glow" d={outline(window)} />
        <path className="house__glass" d={outline(window)} />
        <path className="house__light" d={outline(window)} />
        <path className="house__bars" d={`${BARS[panes]([x, y, w, h])}M${x - 2} ${y + h}h${w + 4}`} />
      </g>
    );
  });
}

export type Heater = 'gas' | 'electric' | 'oil';

/** A flame, a bolt and a drop. */
const SIGNS: Readonly<Record<Heater, string>> = {
  gas: 'M7-21q-6-2-4-8 3 1 3-6 7 5 6 10 0 4-5 4Z',
  electric: 'M9-37l-6 9h4l-2 8 7-10h-4Z',
  oil: 'M7-21q-4 0-4-4 0-3 4-8 4 5 4 8 0 4-4 4Z',
};
const GROUND = 190;
const UPSTAIRS = 140;

/**
 * A cutaway view: the kitchen with the heating behind a wall, and the loft with its insulation under the roof. Replaces a
 * window, which on most homes is on the ground floor. If there is no present heating, it shows the cylinder of a heat pump.
 */
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
