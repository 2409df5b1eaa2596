// Hills, the ground, and the sun if there are panels.
import { type HouseHour, sunAt } from './house-hour.ts';
import type { Point } from './silhouettes.ts';

const SUN: Point = [272, 36];

interface BackdropProps {
  shining: boolean;
  hour: HouseHour | undefined;
  sun: Point | undefined;
  tree: Point | undefined;
  shrub: Point | undefined;
}

export function Backdrop({ shining, hour, sun = SUN, tree, shrub }: BackdropProps) {
  const at = hour ? sunAt(hour) : shining ? sun : null;
  return (
    <g>
      {hour && (
        <>
          <path className="house__far house__far--roof" d="M-900 190V214H1220V190Z" />
          <path
            className="house__moon"
            d="M236 14a13 13 0 1 0 14 18 11 11 0 0 1-14-18ZM120 12h0M204 36h0M276 4h0M176 2h0M292 48h0M70 4h0"
          />
        </>
      )}
      <path
        className="house__hill house__fine"
        d="M22 62q-10-1-9-9 1-7 9-6 2-12 14-12 11 0 13 10 9-2 11 6 2 10-9 11Z"
      />
      {at && <Sun at={at} />}
      <path className="house__hill" d="M8 190C26 140 84 118 138 138 190 104 290 112 312 190Z" />
      {tree && <Tree at={tree} />}
      {shrub && <Shrub at={shrub} />}
      <path className="house__line" d={hour ? 'M-900 190H1220' : 'M6 190H314'} />
      <path className="house__line house__fine" d="M34 207H52M92 209h34M60 202h10" />
    </g>
  );
}

function Sun({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="house__sun">
        <circle className="house__energy" r="17" />
        <path
          className="house__rays"
          d="M0-24v-7M0 24v7M-24 0h-7M24 0h7M-17-17l-5-5M17-17l5-5M-17 17l-5 5M17 17l5 5"
        />
      </g>
    </g>
  );
}

function Tree({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="house__tree"
        d="M0-20c-12 0-19-10-19-25 0-18 10-31 19-31s19 13 19 31c0 15-7 25-19 25Z"
      />
      <path className="house__line" d="M0 0v-52" />
      <path className="house__line house__fine" d="M0-30l8-9M0-38l-7-8" />
    </g>
  );
}

function Shrub({ at: [x, y] }: { at: Point }) {
  return (
    <path
      className="house__tree"
      transform={`translate(${x} ${y})`}
      d="M-18 0c-7-9-2-20 7-19 3-11 19-11 21-1 10-2 14 10 8 20Z"
    />
  );
}
