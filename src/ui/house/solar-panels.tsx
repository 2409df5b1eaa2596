// Knows the panels on the roof and the battery that they fill.
import type { Silhouette } from './silhouette.ts';

const WIDTH = 17;
const HEIGHT = 18;
const GAP = 2;

export function SolarPanels({ home }: { home: Silhouette }) {
  const [left, top, columns, rows] = home.panels;
  const [wire, eaves, battery, meter] = home.wire;
  return (
    <g>
      <path className="house__wire" d={`M${wire} ${eaves}V${meter}`} />
      {[0, 1, 2, 3].slice(0, columns).map((column) => (
        <g className={`house__panel house__panel--${column}`} key={column}>
          {[0, 1].slice(0, rows).map((row) => (
            <Panel x={left + column * (WIDTH + GAP)} y={top + row * (HEIGHT + GAP)} key={row} />
          ))}
        </g>
      ))}
      <Battery x={wire - 5} y={battery} />
    </g>
  );
}

function Panel({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className="house__solid" d={`M${x} ${y}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`} />
      <path
        className="house__grille house__fine"
        d={`M${x + WIDTH / 2} ${y + 1}v16M${x + 1} ${y + 6}h15M${x + 1} ${y + 12}h15`}
      />
    </>
  );
}

function Battery({ x, y }: { x: number; y: number }) {
  return (
    <g className="house__battery">
      <rect className="house__solid" x={x} y={y} width="10" height="18" rx="2" />
      <path
        className="house__charge house__fine"
        d={`M${x + 3} ${y + 14}h4M${x + 3} ${y + 10}h4M${x + 3} ${y + 6}h4`}
      />
    </g>
  );
}
