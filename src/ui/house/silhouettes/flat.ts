// Knows the flat: one home on the second floor of a block with a shared door.
import type { Silhouette } from '../silhouette.ts';

export const flat: Silhouette = {
  neighbours: 'M54 190V46h58V36h36v10h58v144Z',
  neighbourLines:
    'M112 46V190M148 46V190M54 82h58M54 118h58M54 154h58M148 82h58M148 154h58M62 56h16v18H62ZM88 56h16v18H88ZM62 92h16v18H62ZM88 92h16v18H88ZM62 128h16v18H62ZM88 128h16v18H88ZM62 163h16v18H62ZM88 163h16v18H88ZM156 56h16v18h-16ZM182 56h16v18h-16ZM156 128h16v18h-16ZM182 128h16v18h-16ZM156 163h16v18h-16ZM182 163h16v18h-16ZM120 46h20v94h-20ZM120 70h20M120 94h20M120 118h20',
  roof: 'M50 40h62v6H50ZM148 40h62v6h-62ZM108 30h44v6h-44Z',
  wall: 'M148 82h58v36h-58Z',
  shade: 'M148 82h58v5h-58Z',
  trim: 'M114 150h32v-5h-32Z',
  door: [122, 154],
  windows: [
    [154, 91, 20, 18, 'pair'],
    [181, 90, 18, 28, 'pair'],
  ],
  fine: 'M176 108h28M176 118v-10M183 118v-10M190 118v-10M197 118v-10M204 118v-10',
  cat: [158, 85],
  tree: [268, 190],
  panels: [56, 22, 3, 1],
  battery: [130, 46, 150],
  pump: [216, 190, 206],
  charger: [210, 166],
  car: [238, 206],
};
