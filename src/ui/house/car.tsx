import type { Silhouette } from './silhouette.ts';

/** An electric car that is plugged in, or the visitor's present car, with its number plate if known. */
export function Car({ home, plate }: { home: Silhouette; plate?: string | undefined }) {
  const [x, y] = home.car;
  const electric = plate === undefined;
  return (
    <g>
      {electric && <Charger home={home} />}
      <g transform={`translate(${x} ${y})`}>
        <g className="house__car">
          <path
            className={electric ? 'house__solid' : 'house__roof'}
            d="M4-6Q0-6 0-11 0-18 6-19L19-21 29-30q2-2 6-2H56q4 0 7 3l8 9q6 1 6 7v4q0 3-4 3Z"
          />
          <path className="house__paper" d="M25-21l7-7q1-1 3-1h7v8ZM46-29h9q3 0 4 1l6 7H46Z" />
          <path className="house__grille house__fine" d="M44-19v9M48-17h4M8-15h4M71-15h4" />
          <path className="house__line house__fine" d="M-2 .5H79" />
          <circle className="house__wheel" cx="16" cy="-6" r="6.5" />
          <circle className="house__wheel" cx="60" cy="-6" r="6.5" />
          {electric && <circle className="house__energy" cx="2" cy="-13" r="2.5" />}
          {plate && (
            <g className="house__plate house__fine">
              <path d="M8-53h60v13h-60Z" />
              <text x="38" y="-43.4">
                {plate}
              </text>
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

function Charger({ home }: { home: Silhouette }) {
  const [x, y] = home.charger;
  return (
    <>
      <path className="house__line house__charger" d={`M${x} ${y}V${y + 22}`} />
      <rect className="house__solid house__charger" x={x - 4} y={y - 8} width="8" height="14" rx="2" />
    </>
  );
}
