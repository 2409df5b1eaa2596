// Knows the detached house: a front gable with a bay, and a broad roof beside it.
import type { Silhouette } from '../silhouette.ts';

export const detached: Silhouette = {
  chimney: 'M172 66V38h16v28M170 38h20M175 38v-7h4v7M181 38v-7h4v7',
  wall: 'M62 188V106L92 66l30 34h86v88Z',
  roof: 'M92 58H198l18 48H122Z',
  shade: 'M122 106h86v6h-86ZM66 106 92 72l26 34h4v6L92 80 62 112v-6Z',
  trim: 'M92 54l37 52h-9L92 67 64 106h-9ZM68 150l6-9h36l6 9ZM72 176h40v12H72Z',
  door: [138, 152],
  porch: 'M131 150l15-11 15 11Z',
  windows: [
    [73, 151, 38, 25, 'bay'],
    [180, 150, 22, 26, 'cross'],
    [80, 112, 24, 24, 'pair'],
    [136, 115, 20, 23, 'cross'],
    [180, 115, 20, 23, 'cross'],
  ],
  fine: 'M87 92a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  panels: [138, 66, 3],
  battery: [166, 106, 152],
  pump: [24, 188],
  charger: [213, 164],
  car: [232, 202],
  tree: [36, 188],
};
