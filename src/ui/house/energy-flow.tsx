// Knows the wires of a home and that energy travels along them.
import { cable } from './car.tsx';
import type { Silhouette } from './silhouette.ts';

export interface EnergyFlowProps {
  home: Silhouette;
  solar: boolean;
  heatPump: boolean;
  car: boolean;
}

export function EnergyFlow({ home, solar, heatPump, car }: EnergyFlowProps) {
  const wires = [solar && downFromTheRoof(home), heatPump && toThePump(home), car && cable(home)].filter(
    (wire) => wire !== false,
  );
  return (
    <g>
      {wires.map((wire) => (
        <g key={wire}>
          <path className="house__wire" d={wire} />
          <path className="house__flow" d={wire} />
        </g>
      ))}
    </g>
  );
}

function downFromTheRoof({ battery: [x, eaves, y] }: Silhouette): string {
  return `M${x} ${eaves}V${y}`;
}

function toThePump({ battery: [x, , y], pump: [pumpX] }: Silhouette): string {
  return `M${x} ${y + 16}V194Q${x} 198 ${x - 4} 198H${pumpX + 20}Q${pumpX + 16} 198 ${pumpX + 16} 194V186`;
}
