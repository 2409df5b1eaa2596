// What can be added to a home: panels with a battery, a heat pump, a car, and the energy between them.
import { countedBy } from '../../domain/safe-built-ins.ts';
import { panelGrid } from './panel-grid.ts';
import { cable, type Silhouette } from './silhouettes.ts';

/** Milliseconds: panels appear one after the other, the last one at this time. */
const ALL_BY = 240;

interface SolarPanelsProps {
  home: Silhouette;
  /** If it is not known, the roof has as many as fit in two rows. */
  count?: number | undefined;
  battery: boolean;
  /** A share of their maximum, 0 to 1, which sets how much they shine. */
  making: number;
  /** The lit bars of the battery, 0 to 3. */
  bars: number;
}

export function SolarPanels({ home, count, battery, making, bars }: SolarPanelsProps) {
  const [left, top, across, down] = home.panels;
  const [wire, eaves, box, meter] = home.wire;
  const panels = count ?? across * 2;
  const { columns, width, height } = panelGrid(panels, across, down);
  const places = countedBy(panels, (index) => {
    const x = left + (index % columns) * (width + 2);
    const y = top + Math.floor(index / columns) * (height + 2);
    return { x, y, outline: `M${x} ${y}h${width}v${height}h${-width}Z` };
  });
  return (
    <g>
      <path className="house__wire" d={`M${wire} ${eaves}V${meter}`} />
      {places.map(({ x, y, outline }, index) => (
        <g
          className="house__panel"
          style={{ animationDelay: `${(ALL_BY * index) / panels}ms` }}
          key={outline}
        >
          <path className="house__solid" d={outline} />
          <path
            className="house__grille house__fine"
            d={`M${x + width / 2} ${y + 1}v${height - 2}M${x + 1} ${y + height / 2}h${width - 2}`}
          />
        </g>
      ))}
      <path
        className="house__making"
        d={places.map(({ outline }) => outline).join('')}
        style={{ opacity: making }}
      />
      {battery && <Battery x={wire - 5} y={box} bars={bars} />}
    </g>
  );
}

function Battery({ x, y, bars }: { x: number; y: number; bars: number }) {
  return (
    <g className="house__battery">
      <rect className="house__solid" x={x} y={y} width="10" height="18" rx="2" />
      <path
        className="house__charge house__fine"
        d={countedBy(bars, (bar) => `M${x + 3} ${y + 14 - bar * 4}h4`).join('')}
      />
    </g>
  );
}

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

interface EnergyFlowProps {
  home: Silhouette;
  solar: boolean;
  heatPump: boolean;
  car: boolean;
}

/** The dots are in three groups that light up in turn, so that they seem to travel. */
export function EnergyFlow({ home, solar, heatPump, car }: EnergyFlowProps) {
  const wires = [
    solar ? downTheWall(home) : '',
    heatPump ? underground(home, home.pump[0] + 16, home.pump[1]) : '',
    car ? underground(home, home.charger[0], home.charger[1]) : '',
    car ? cable(home) : '',
  ];
  return wires.filter(Boolean).map((wire) => (
    <g key={wire}>
      <path className="house__wire" d={wire} />
      {[0, 1, 2].map((turn) => (
        <path className={`house__flow house__flow--${turn}`} d={wire} key={turn} />
      ))}
    </g>
  ));
}

function downTheWall({ wire: [x, eaves, battery, meter] }: Silhouette): string {
  return `M${x} ${eaves}V${battery}M${x} ${battery + 18}V${meter}`;
}

/** From the meter down below the ground, along, and up to a point. */
function underground({ wire: [x, , , meter] }: Silhouette, toX: number, toY: number): string {
  const turn = toX < x ? -5 : 5;
  return `M${x} ${meter + 11}V193q0 5 ${turn} 5H${toX - turn}q${turn} 0 ${turn}-5V${toY}`;
}
