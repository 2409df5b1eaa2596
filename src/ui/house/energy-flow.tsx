import { cable } from './cable.ts';
import type { Silhouette } from './silhouette.ts';

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
