// Knows the semi-detached or terraced bungalow: one storey, a neighbour under the same roof.
import type { Silhouette } from '../silhouette.ts';

export const bungalow: Silhouette = {
  neighbours: 'M8 140h84v50H8ZM2 140 34 86h58v54Z',
  neighbourLines: 'M52 151h32v23H52ZM68 151v23M28 190v-36h16v36M12 152h11v18H12Z',
  chimney: 'M80 90V66h24v24M77 66h30M83 66v-8h4v8M90 66v-8h4v8M97 66v-8h4v8',
  roof: 'M92 86h60l36 54H92Z',
  wall: 'M92 190v-50h88v50Z',
  shade: 'M92 140h88v7H92Z',
  trim: 'M138 152v-5h24v5Z',
  door: [142, 154],
  windows: [
    [98, 151, 28, 23, 'pair'],
    [164, 153, 11, 17, 'sash'],
  ],
  fine: 'M97 180h6M100 184h6M166 178h6M169 182h6M160 98h6M164 104h6M170 132h6',
  cat: [103, 151],
  tree: [268, 190],
  panels: [97, 94, 3, 2],
  battery: [133, 140, 150],
  pump: [192, 190, 180],
  charger: [184, 170],
  car: [238, 206],
};
