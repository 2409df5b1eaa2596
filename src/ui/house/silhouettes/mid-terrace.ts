// Knows the mid terrace: one of a Victorian row that goes on to both sides.
import type { Silhouette } from '../silhouette.ts';
import { endTerrace } from './end-terrace.ts';
import { terraceLines } from './terrace-lines.ts';

const { tree: _, ...end } = endTerrace;

export const midTerrace: Silhouette = {
  ...end,
  neighbours: 'M10 190V48H114v142ZM180 190V48h130v142Z',
  neighbourLines: `${endTerrace.neighbourLines}${terraceLines(180)}${terraceLines(246)}M180 100H310M246 48V190M240 48V32h12v16`,
  chimney:
    'M107 52V32h14v20M105 32h18M110 32v-8h3v8M115 32v-8h3v8M173 52V32h14v20M171 32h18M176 32v-8h3v8M181 32v-8h3v8',
  roof: 'M114 48h66v52h-66Z',
  pump: [147, 200, 147],
  charger: [210, 184],
  car: [234, 210],
};
