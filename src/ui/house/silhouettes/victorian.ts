// The shape that the end and the middle of a Victorian row share.
import type { Silhouette } from '../silhouette.ts';
import { terraceFront } from './terrace-front.ts';

export const victorian = {
  neighbours: 'M114 190v-86H48v86',
  neighbourRoofs: 'M114 104V54H48v50ZM48 54V38h14v16Z',
  neighbourLines: `${terraceFront(48)}M48 104H114M114 54H48V190M48 54V38h14v16`,
  chimney: 'M107 54V36h14v18M104 36h20M110 36v-8h3v8M115 36v-8h3v8',
  wall: 'M114 190v-86h66v86Z',
  shade: 'M114 104h66v7h-66Z',
  trim: 'M146 147l6-9h22l6 9ZM150 173h26v17h-26ZM117 151h20v-4h-20Z',
  door: [119, 154],
  windows: [
    [151, 148, 24, 25, 'bay'],
    [119, 116, 16, 22, 'arch'],
    [155, 116, 16, 22, 'arch'],
  ],
  fine: 'M119 146q8-7 16 0M174 124h3M173 128h3M174 140h3',
  tiles: 'M118 58h8M132 58h14M152 58h6',
  panels: [118, 61, 3, 1.4],
  wire: [142.5, 104, 142, 166],
} as const satisfies Partial<Silhouette>;
