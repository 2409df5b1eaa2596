// One home on the second floor of a block with a shared door.
import type { Silhouette } from '../silhouette.ts';
import { grid } from './grid.ts';

export const flat: Silhouette = {
  neighbours: 'M36 190V46h58V36h36v10h58v144',
  neighbourLines: `M36 190V46M94 46V190M130 46V190M188 46V190M36 82h58M36 118h58M36 154h58M130 154h58M102 46h20v94h-20ZM102 70h20M102 94h20M102 118h20${grid([44, 70], [56, 92, 128, 163], 16, 18)}${grid([137, 166], [56, 128, 163], 16, 18)}`,
  roof: 'M32 40h62v6H32ZM130 40h62v6h-62ZM90 30h44v6H90Z',
  wall: 'M130 82h58v36h-58Z',
  shade: 'M130 82h58v5h-58Z',
  trim: 'M96 150h32v-5H96ZM128 118h64v4h-64Z',
  door: [104, 154],
  windows: [
    [135, 91, 18, 18, 'pair'],
    [166, 91, 18, 27, 'pair'],
  ],
  fine: 'M64 40V24M57 27h14M59 31h10M160 106h32v12M160 118v-12M168 118v-12M176 118v-12M184 118v-12',
  tiles: 'M36 43h10M134 43h10M98 33h8',
  cat: [139, 109],
  tree: [272, 190],
  panels: [135, 20, 3, 1],
  wire: [159.5, 46, 92, 163],
  pump: [192, 190, 188],
  charger: [231, 172],
  car: [243, 206],
};
