// Knows the small front view of a type of home: what stands on a picture radio.
import type { HouseType } from '../../domain/property.ts';
import { pictureShapes } from './picture-shapes.ts';
import { useDrawn } from './use-drawn.tsx';

/** Decoration: the radio's own words say the type. As wide as its box, 56 to 120 px. */
export function HousePicture({ type, className = '' }: { type: HouseType; className?: string }) {
  const drawn = useDrawn();
  return (
    <span className={`house house--picture ${className}`}>
      <svg className="house__drawing" viewBox="0 0 56 44" aria-hidden="true">
        {drawn && <Shapes type={type} />}
      </svg>
    </span>
  );
}

function Shapes({ type }: { type: HouseType }) {
  const { far, farRoof, farWindows, chimney, roof, wall, trim, door, windows } = pictureShapes[type];
  return (
    <>
      {far && <path className="house__far house__far--outlined" d={far} />}
      {farRoof && <path className="house__far house__far--roof house__far--outlined" d={farRoof} />}
      {farWindows && <path className="house__far-pane" d={farWindows} />}
      {chimney && <path className="house__wall" d={chimney} />}
      <path className="house__roof" d={roof} />
      <path className="house__wall" d={wall} />
      {trim && <path className="house__roof" d={trim} />}
      <path className="house__door" d={door} />
      <path className="house__pane" d={windows} />
      <path d="M2 40h52" />
    </>
  );
}
