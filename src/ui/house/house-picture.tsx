// The small front view of a home on a picture radio: the same home as the large one, without what is around it.
import type { HouseType } from '../../domain/property.ts';
import { Dwelling } from './dwelling.tsx';
import { silhouettes } from './silhouettes.ts';
import { useDrawn } from './use-drawn.tsx';

/** Decoration: the radio's own words say the type. As wide as its box, 56 to 120 px. */
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
