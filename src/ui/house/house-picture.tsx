// The small front view of a home on a picture radio: the same home as the large drawing, without its surroundings.
import type { HouseType } from '../../domain/property.ts';
import { Dwelling } from './dwelling.tsx';
import { silhouettes } from './silhouettes.ts';
import { useDrawn } from './use-drawn.tsx';

/** It is decoration, since the radio's text names the type. It is as wide as its box, 56 to 120 px. */
export function HousePicture({ type, className = '' }: { type: HouseType; className?: string }) {
  const drawn = useDrawn();
  return (
    <span className={`house house--picture ${className}`}>
      <svg className="house__drawing" viewBox="0 14 232 182" aria-hidden="true">
        {drawn && (
          <>
            <Dwelling home={silhouettes[type]} lit={0} />
            <path d="M2 190h228" />
          </>
        )}
      </svg>
    </span>
  );
}
