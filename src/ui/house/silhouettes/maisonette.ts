// Two floors of a larger building, with stairs to its own front door.
import type { Silhouette } from '../silhouette.ts';
import { grid } from './grid.ts';

export const maisonette: Silhouette = {
  neighbours: 'M70 190V54h120v136Z',
  neighbourLines: `M70 190V54M190 190V54M130 54V190M70 122H190${grid([138, 166], [62], 16, 18)}${grid([138], [94, 164], 20, 18)}${grid([78, 104, 138, 166], [130], 16, 18)}M165 122V88h16v34M78 164h20v18H78ZM104 190v-34h16v34M165 190v-34h16v34`,
  chimney: 'M121 28V16h18v12M118 16h24M124 16V9h4v7M132 16V9h4v7',
  roof: 'M84 28h92l22 26H62Z',
  wall: 'M70 122V54h60v68Z',
  shade: 'M70 54h60v6H70Z',
  trim: 'M52 122h46v5H52Z',
  door: [76, 86],
  windows: [
    [97, 93, 19, 20, 'cross'],
    [77, 63, 14, 17, 'sash'],
    [100, 63, 14, 17, 'sash'],
  ],
  fine: 'M54 122v-16h16M8 176 54 106M8 190v-14M22 190v-9h8v-9h8v-9h7v-9h7v-9h8v-9h8v-9M31 172v-14M46 154v-14',
  tiles: 'M88 33h8M80 44h10M72 50h12M178 38h8M184 48h8',
  cat: [101, 113],
  tree: [272, 190],
  panels: [98, 31, 4, 0.5],
  wire: [123.5, 54, 92, 163],
  pump: [194, 190, 190],
  charger: [232, 172],
  car: [243, 206],
};
