import { countedBy } from '../../domain/as-built.ts';
import { panelGrid } from './panel-grid.ts';
import type { Silhouette } from './silhouette.ts';

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
