// Knows the detached bungalow: one storey, wide, under a large hipped roof.
import type { Silhouette } from '../silhouette.ts';

export const detachedBungalow: Silhouette = {
  chimney: 'M164 90V66h18v24M161 66h24M167 66v-8h4v8M175 66v-8h4v8',
  roof: 'M78 84H192l32 56H44Z',
  wall: 'M50 190v-50h8l27-34 27 34h104v50Z',
  shade: 'M112 140h104v7H112ZM62 140l23-28 23 28h6v6L85 121l-29 25h-6v-6Z',
  trim: 'M85 90l38 50h-10L85 103 57 140H47ZM122 152v-5h28v5Z',
  door: [128, 154],
  windows: [
    [68, 150, 34, 24, 'bay'],
    [180, 151, 28, 23, 'pair'],
  ],
  fine: 'M54 160h6M57 164h6M190 182h6M194 186h6M110 92h6M114 98h6M206 132h6M200 126h6',
  cat: [184, 151],
  tree: [264, 190],
  panels: [120, 92, 4, 2],
  battery: [164, 140, 150],
  pump: [10, 190, 50],
  charger: [220, 170],
  car: [238, 205],
};
