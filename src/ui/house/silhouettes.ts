import type { HouseType } from '../../domain/property.ts';
import type { Silhouette } from './silhouette.ts';
import { bungalow } from './silhouettes/bungalow.ts';
import { detached } from './silhouettes/detached.ts';
import { detachedBungalow } from './silhouettes/detached-bungalow.ts';
import { endTerrace } from './silhouettes/end-terrace.ts';
import { flat } from './silhouettes/flat.ts';
import { maisonette } from './silhouettes/maisonette.ts';
import { midTerrace } from './silhouettes/mid-terrace.ts';
import { semi } from './silhouettes/semi.ts';

export const silhouettes: Record<HouseType, Silhouette> = {
  detached,
  semi,
  'end-terrace': endTerrace,
  'mid-terrace': midTerrace,
  'detached-bungalow': detachedBungalow,
  bungalow,
  flat,
  maisonette,
};
