// Knows the small front view of each type of home that stands on a picture radio.
import type { HouseType } from '../../domain/property.ts';
import { House } from './house.tsx';

export function HousePicture({ type, className = '' }: { type: HouseType; className?: string }) {
  return <House type={type} className={className} />;
}
