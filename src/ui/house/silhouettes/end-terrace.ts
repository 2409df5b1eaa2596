// The last house of a Victorian row, with sky on one side.
import type { Silhouette } from '../silhouette.ts';
import { victorian } from './victorian.ts';

export const endTerrace: Silhouette = {
  ...victorian,
  chimney: `${victorian.chimney}M166 54V32h16v22M163 32h22M169 32v-8h4v8M175 32v-8h4v8`,
  roof: 'M114 54h68l3 50h-71Z',
  trim: `${victorian.trim}M111 100h77v4h-77Z`,
  tiles: `${victorian.tiles}M176 70h6M177 80h6M178 90h6`,
  cat: [158, 173],
  tree: [272, 190],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};
