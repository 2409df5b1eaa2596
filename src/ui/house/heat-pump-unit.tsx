// Knows the outdoor unit of the heat pump: a box with a fan, by the wall.
import type { Point } from './silhouette.ts';

export function HeatPumpUnit({ at: [x, y], running }: { at: Point; running: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="house__pump">
        <path className="house__line" d="M6 0v-3M26 0v-3" />
        <rect className="house__solid" x="0" y="-28" width="32" height="25" rx="3" />
        <circle className="house__paper" cx="12" cy="-15.5" r="9" />
        <path
          className={running ? 'house__fan house__fan--running' : 'house__fan'}
          d="M12-15.5q-1-7 4-7 2 4-4 7 6-3 8 2-3 3-8-2 4 6-1 8-4-2 1-8-6 3-8-2 3-4 8 2Z"
        />
        <path className="house__grille house__fine" d="M25-21h3M25-17h3M25-13h3M25-9h3" />
      </g>
    </g>
  );
}
