// The small front view of a home on a picture radio, or its roof: the same home as the large drawing, without its surroundings.
import type { HouseType } from '../../domain/property.ts';
import { Dwelling } from './dwelling.tsx';
import { Loft } from './inside.tsx';
import { silhouettes } from './silhouettes.ts';
import { useDrawn } from './use-drawn.tsx';

interface HousePictureProps {
  type: HouseType;
  /** Drawn in the loft, and then only the roof is shown, with the heat that leaves through it. */
  insulation?: 1 | 2 | 3;
}

/** It is decoration, since the radio's text names what is drawn. It is as wide as its box, 56 to 120 px. */
export function HousePicture({ type, insulation }: HousePictureProps) {
  const drawn = useDrawn();
  const home = silhouettes[type];
  // The neighbours on both sides of a mid-terrace house are in the picture.
  const left = type === 'mid-terrace' ? 31 : 0;
  return (
    <span className="house house--picture">
      <svg
        className="house__drawing"
        viewBox={insulation ? '91 26 100 83' : `${left} 14 232 182`}
        aria-hidden="true"
      >
        {drawn && (
          <>
            <Dwelling home={home} lit={0} />
            {insulation && (
              <>
                <Loft home={home} insulation={insulation} />
                <path className="house__energy" d={`M110 43${'q-6-4 0-7t0-7m18 14'.repeat(insulation)}`} />
              </>
            )}
            <path d={`M${left + 2} 190h228`} />
          </>
        )}
      </svg>
    </span>
  );
}
