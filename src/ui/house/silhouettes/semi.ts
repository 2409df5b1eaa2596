// The right half of a hipped pair that shares its chimney.
import type { Silhouette } from '../silhouette.ts';

export const semi: Silhouette = {
  neighbours: 'M8 190v-90h84v90',
  neighbourRoofs: 'M2 100 34 48h58v52Z',
  neighbourLines:
    'M8 190v-90M2 100 34 48h58M2 100h90M60 147h28v26H60ZM60 155h28M14 190v-32a13 13 0 0 1 26 0v32M19 190v-34h16v34M18 112h22v24H18ZM64 112h22v24H64ZM29 112v24M75 112v24M55 146l6-10h26l5 8M56 173h36',
  chimney: 'M80 48V30h24v18M77 30h30M83 30v-8h4v8M90 30v-8h4v8M97 30v-8h4v8',
  roof: 'M92 48h60l36 52H92Z',
  wall: 'M92 190v-90h88v90Z',
  shade: 'M92 100h88v7H92ZM146 190v-32a13 13 0 0 1 26 0v32Z',
  trim: 'M94 146l6-10h26l6 10ZM98 173h30v17H98Z',
  door: [151, 154],
  windows: [
    [99, 147, 28, 26, 'bay'],
    [148, 112, 22, 24, 'cross'],
    [101, 112, 22, 24, 'cross'],
  ],
  fine: 'M146 190v-32a13 13 0 0 1 26 0v32M174 128h4M172 144h5M169 140h5M130 116h-3M174 176h3',
  tiles: 'M156 62h6M160 70h8M158 80h10M164 90h14M98 52h10M116 52h14M100 97h12M150 97h16',
  cat: [105, 173],
  tree: [272, 190],
  panels: [97, 56, 3, 1.5],
  wire: [137, 100, 142, 166],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};
