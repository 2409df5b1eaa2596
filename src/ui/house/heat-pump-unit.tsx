import type { Silhouette } from './silhouette.ts';

export function HeatPumpUnit({ home: { pump }, running }: { home: Silhouette; running: boolean }) {
  const [x, y, wall] = pump;
  const side = wall < x ? x : x + 32;
  return (
    <g>
      <path className="house__line house__fine" d={`M${side} ${y - 14}H${wall}M${side} ${y - 10}H${wall}`} />
      <g transform={`translate(${x} ${y})`}>
        <g className="house__pump">
          <path className="house__line" d="M6 0v-3M26 0v-3" />
          <rect className="house__solid" x="0" y="-28" width="32" height="25" rx="3" />
          <circle className="house__paper" cx="12" cy="-15.5" r="9.5" />
          <path
            className={running ? 'house__fan house__fan--running' : 'house__fan'}
            d="M12-15.5q-4-3-2-7 5-2 2 7 5-2 7 2 0 5-7-2 2 5-2 7-5 0 2-7-5 2-7-2 0-5 7 2Z"
          />
          <path className="house__grille house__fine" d="M25-22h3M25-18h3M25-14h3M25-10h3" />
        </g>
      </g>
    </g>
  );
}
