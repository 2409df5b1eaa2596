// Knows the maisonette: two floors of a larger building, with stairs to a front door of its own.
import type { Silhouette } from '../silhouette.ts';

export const maisonette: Silhouette = {
  neighbours: 'M70 190V54h120v136Z',
  neighbourLines:
    'M130 54V190M70 122H190M138 62h16v18h-16ZM166 62h16v18h-16ZM138 94h20v20h-20ZM165 122V88h16v34M78 130h16v18H78ZM106 130h16v18h-16ZM138 130h16v18h-16ZM166 130h16v18h-16ZM78 164h20v16H78ZM106 190v-34h16v34M138 164h20v16h-20ZM165 190v-34h16v34',
  chimney: 'M122 34V16h16v18M120 16h20M125 16V9h3v7M132 16V9h3v7',
  roof: 'M84 28h92l22 26H62Z',
  wall: 'M70 122V54h60v68Z',
  shade: 'M70 54h60v6H70Z',
  trim: 'M54 122h46v5H54Z',
  door: [76, 86],
  windows: [
    [102, 93, 20, 20, 'cross'],
    [78, 63, 14, 17, 'sash'],
    [106, 63, 14, 17, 'sash'],
  ],
  fine: 'M54 122V106H70M14 174 54 106M24 190v-10h8v-9h8v-10h8v-9h8v-10h8v-9M14 190v-16',
  cat: [106, 89],
  tree: [268, 190],
  panels: [96, 32, 4, 1],
  battery: [126, 54, 150],
  pump: [200, 190, 190],
  charger: [194, 166],
  car: [240, 206],
};
