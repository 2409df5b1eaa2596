// Knows the mid terrace: one of a Victorian row that goes on to both sides.
import type { Silhouette } from '../silhouette.ts';
import { endTerrace } from './end-terrace.ts';
import { terraceFront } from './terrace-front.ts';

const { tree: _, ...end } = endTerrace;

export const midTerrace: Silhouette = {
  ...end,
  neighbours: `${end.neighbours}M180 190v-86H312v86`,
  neighbourRoofs: `${end.neighbourRoofs}M180 104V54H312v50ZM239 54V38h14v16Z`,
  neighbourLines: `${end.neighbourLines}${terraceFront(180)}${terraceFront(246)}M180 104H306M180 54H298M246 54V190M239 54V38h14v16`,
  chimney:
    'M107 54V36h14v18M104 36h20M110 36v-8h3v8M115 36v-8h3v8M173 54V36h14v18M170 36h20M176 36v-8h3v8M181 36v-8h3v8',
  roof: 'M114 54h66v50h-66Z',
  trim: end.trim.replace('h77v4h-77', 'h72v4h-72'),
  tiles: 'M118 58h8M132 58h14M152 58h10M118 97h10M136 97h16M160 97h10',
  cat: [158, 138],
  pump: [148, 200, 148],
  charger: [216, 184],
  car: [234, 210],
};
