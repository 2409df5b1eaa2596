// Draws the home, from the neighbours at the back to the door and windows in front, and the cat.
import type { Point, Silhouette } from './silhouette.ts';
import { Windows } from './windows.tsx';

export function Dwelling({ home, lit }: { home: Silhouette; lit: number }) {
  const [doorX, doorY] = home.door;
  const [meterX, , , meterY] = home.wire;
  return (
    <g className="house__dwelling">
      {home.neighbours && <path className="house__far" d={home.neighbours} />}
      {home.neighbourRoofs && <path className="house__far house__far--roof" d={home.neighbourRoofs} />}
      {home.neighbourLines && <path className="house__far house__far--lines" d={home.neighbourLines} />}
      {home.chimney && <path className="house__wall" d={home.chimney} />}
      <path className="house__roof" d={home.roof} />
      <path className="house__tiles house__fine" d={home.tiles} />
      <path className="house__wall" d={home.wall} />
      <path className="house__shade" d={home.shade} />
      <path className="house__line" d={home.wall} />
      <path className="house__roof" d={home.trim} />
      <path className="house__solid" d={`M${doorX} ${doorY}h16v36h-16Z`} />
      <path
        className="house__grille house__fine"
        d={`M${doorX + 4} ${doorY + 4}h8v8h-8ZM${doorX + 5} ${doorY + 19}h6M${doorX + 13} ${doorY + 18}v4`}
      />
      <path className="house__wall house__fine" d={`M${meterX - 4} ${meterY}h8v11h-8Z`} />
      <Windows windows={home.windows} lit={lit} />
      <path className="house__line house__fine" d={home.fine} />
    </g>
  );
}

export function Cat({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="house__cat house__fine" d="M0 0q-1-5 2-7-1-3 0-5l1.5 1.5h2L7-12q1 2 0 5 3 2 2.5 7Z" />
    </g>
  );
}
