// Knows how a silhouette is drawn, from the neighbours behind to the front door.
import type { Silhouette } from './silhouette.ts';
import { Windows } from './windows.tsx';

export function Dwelling({ home, lit }: { home: Silhouette; lit: number }) {
  const [x, y] = home.door;
  return (
    <g className="house__dwelling">
      {home.neighbours && <path className="house__far" d={home.neighbours} />}
      {home.neighbourRoof && <path className="house__far house__far--roof" d={home.neighbourRoof} />}
      {home.neighbourLines && <path className="house__far-lines" d={home.neighbourLines} />}
      {home.chimney && <path className="house__wall" d={home.chimney} />}
      <path className="house__roof" d={home.roof} />
      <path className="house__wall" d={home.wall} />
      <path className="house__shade" d={home.shade} />
      {home.trim && <path className="house__roof" d={home.trim} />}
      <path className="house__door" d={`M${x} ${y}h16v36h-16Z`} />
      <path className="house__roof" d={home.porch} />
      <Windows windows={home.windows} lit={lit} />
      <path className="house__line house__fine" d={home.fine} />
    </g>
  );
}
