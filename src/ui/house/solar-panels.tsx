// Knows the panels on the roof and the battery that they fill.
import type { Silhouette } from './silhouette.ts';

const WIDTH = 15;
const HEIGHT = 16;
const STEP = 17;

export function SolarPanels({ home }: { home: Silhouette }) {
  const [x, y, columns] = home.panels;
  const [batteryX, , batteryY] = home.battery;
  return (
    <g>
      {[0, 1, 2, 3].slice(0, columns).map((column) => (
        <g className={`house__panel house__panel--${column}`} key={x + column * STEP}>
          <Column x={x + column * STEP} y={y} />
        </g>
      ))}
      <Battery x={batteryX - 5} y={batteryY} />
    </g>
  );
}

function Column({ x, y }: { x: number; y: number }) {
  const panel = (top: number) => `M${x} ${top}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`;
  const grid = (top: number) =>
    `M${x + 5} ${top}v${HEIGHT}M${x + 10} ${top}v${HEIGHT}M${x} ${top + 8}h${WIDTH}`;
  return (
    <>
      <path className="house__solid" d={panel(y) + panel(y + STEP + 1)} />
      <path className="house__grid house__fine" d={grid(y) + grid(y + STEP + 1)} />
    </>
  );
}

function Battery({ x, y }: { x: number; y: number }) {
  return (
    <g className="house__battery">
      <path className="house__solid" d={`M${x} ${y}h10v16h-10Z`} />
      <path
        className="house__charge house__fine"
        d={`M${x + 3} ${y + 12}h4M${x + 3} ${y + 8}h4M${x + 3} ${y + 4}h4`}
      />
    </g>
  );
}
