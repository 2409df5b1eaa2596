// One storey, wide, under a large hipped roof.
import type { Silhouette } from '../silhouette.ts';

export const detachedBungalow: Silhouette = {
  chimney: 'M164 84V66h18v18M161 66h24M167 66v-8h4v8M175 66v-8h4v8',
  roof: 'M78 84H192l32 56H44Z',
  wall: 'M50 190v-51h2l33-41 33 42h98v50Z',
  shade: 'M113 140h103v7H113ZM62 140l23-29 23 29h5v7L85 120l-28 27v-7Z',
  trim: 'M85 90l38 50h-10L85 103 57 140H47ZM122 152v-5h28v5Z',
  door: [128, 154],
  windows: [
    [68, 150, 34, 24, 'bay'],
    [180, 151, 28, 23, 'pair'],
  ],
  fine: 'M81 127a4 4 0 1 0 8 0a4 4 0 1 0-8 0M54 178h6M57 182h6M192 182h6M195 186h6M112 162h6M109 166h6M154 178h3',
  tiles:
    'M74 92h8M66 104h6M98 90h12M102 96h10M112 110h6M198 108h8M202 120h10M126 136h14M196 134h18M150 136h8',
  cat: [185, 174],
  tree: [266, 190],
  shrub: [26, 190],
  sun: [276, 52],
  panels: [118, 92, 4, 1.6],
  wire: [165, 140, 148, 171],
  pump: [8, 190, 50],
  charger: [222, 170],
  car: [240, 205],
};
