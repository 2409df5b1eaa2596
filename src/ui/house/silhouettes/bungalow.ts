// Semi-detached or terraced: one storey, with a neighbour under the same roof.
import type { Silhouette } from '../silhouette.ts';

export const bungalow: Silhouette = {
  neighbours: 'M8 190v-50h84v50',
  neighbourRoofs: 'M2 140 34 86h58v54Z',
  neighbourLines:
    'M8 190v-50M2 140 34 86h58M2 140h90M56 151h28v23H56ZM70 151v23M26 190v-36h16v36M12 153h10v17H12ZM22 152v-5h24v5M12 161h10',
  chimney: 'M80 86V66h24v20M77 66h30M83 66v-8h4v8M90 66v-8h4v8M97 66v-8h4v8',
  roof: 'M92 86h60l36 54H92Z',
  wall: 'M92 190v-50h88v50Z',
  shade: 'M92 140h88v7H92Z',
  trim: 'M138 152v-5h24v5Z',
  door: [142, 154],
  windows: [
    [98, 151, 26, 23, 'pair'],
    [165, 153, 11, 17, 'sash'],
  ],
  fine: 'M97 181h6M100 185h6M166 179h6M169 183h6',
  tiles: 'M157 98h6M160 108h10M158 120h12M98 90h12M116 90h8M164 132h14M98 136h10M120 136h14',
  cat: [103, 174],
  tree: [272, 190],
  sun: [276, 52],
  panels: [97, 95, 3, 1.5],
  wire: [131, 140, 147, 171],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};
