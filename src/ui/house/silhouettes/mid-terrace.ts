// One house of a Victorian row, with a neighbour on either side.
import type { Silhouette } from '../silhouette.ts';
import { terraceFront } from './terrace-front.ts';
import { victorian } from './victorian.ts';

const nextDoor = `${terraceFront(180)}M180 104h66M180 54h66V190M232 54V38h14v16`;

export const midTerrace: Silhouette = {
  ...victorian,
  neighbours: `${victorian.neighbours}M180 190v-86h66v86`,
  neighbourRoofs: `${victorian.neighbourRoofs}M180 104V54h66v50ZM232 54V38h14v16Z`,
  neighbourLines: victorian.neighbourLines + nextDoor,
  chimney: `${victorian.chimney}M173 54V36h14v18M170 36h20M176 36v-8h3v8M181 36v-8h3v8`,
  roof: 'M114 54h66v50h-66Z',
  trim: `${victorian.trim}M111 100h72v4h-72Z`,
  cat: [158, 138],
  pump: [148, 200, 148],
  charger: [216, 184],
  car: [234, 210],
};
