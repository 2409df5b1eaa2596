// Knows which silhouette belongs to which type of home.
import type { HouseType } from '../../domain/property.ts';
import type { Silhouette } from './silhouette.ts';
import { detached } from './silhouettes/detached.ts';

export const silhouettes: Record<HouseType, Silhouette> = {
  detached,
  semi: detached,
  'end-terrace': detached,
  'mid-terrace': detached,
  'detached-bungalow': detached,
  bungalow: detached,
  flat: detached,
  maisonette: detached,
};
