// Knows the end terrace: the last of a Victorian row, with the sky beside it.
import type { Silhouette } from '../silhouette.ts';
import { terraceLines } from './terrace-lines.ts';

export const endTerrace: Silhouette = {
  neighbours: 'M10 190V48h104v142Z',
  neighbourLines: `${terraceLines(48)}M10 100H114M48 48V190M42 48V32h12v16M18 108v26h-8M10 147h14v26H10`,
  chimney:
    'M107 52V32h14v20M105 32h18M110 32v-8h3v8M115 32v-8h3v8M166 52V28h16v24M164 28h20M169 28v-8h4v8M175 28v-8h4v8',
  roof: 'M114 48h70v52h-70Z',
  wall: 'M114 190v-90h66v90Z',
  shade: 'M114 100h66v7h-66Z',
  trim: 'M146 146l6-9h22l6 9ZM150 173h26v17h-26ZM118 150h18v4h-18Z',
  door: [119, 154],
  windows: [
    [151, 147, 24, 26, 'bay'],
    [119, 112, 16, 24, 'arch'],
    [155, 112, 16, 24, 'arch'],
  ],
  fine: 'M119 140q8-7 16 0v6h-16ZM140 112h5M138 116h5M174 122h4M138 180h5M141 184h5M118 94h6',
  cat: [158, 147],
  tree: [268, 190],
  panels: [119, 56, 3, 2],
  battery: [143, 100, 142],
  pump: [192, 190, 180],
  charger: [184, 166],
  car: [238, 206],
};
