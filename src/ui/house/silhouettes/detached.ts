// A front gable over a bay, and a broad roof beside it.
import type { Silhouette } from '../silhouette.ts';

export const detached: Silhouette = {
  chimney: 'M178 48V30h18v18M175 30h24M181 30v-8h4v8M189 30v-8h4v8',
  roof: 'M95 48H204l20 52H126Z',
  wall: 'M62 190V99L95 52l34 48h85v90Z',
  shade: 'M129 100h85v7h-85ZM67 100 95 65l28 35h6v7L95 75l-33 32v-7Z',
  trim: 'M95 44l42 56h-10L95 57 63 100H53ZM68 146l7-10h40l7 10ZM73 173h44v17H73ZM134 152l16-12 16 12Z',
  door: [142, 154],
  windows: [
    [74, 147, 42, 26, 'bay'],
    [186, 148, 22, 26, 'cross'],
    [83, 107, 24, 24, 'pair'],
    [139, 112, 22, 24, 'cross'],
    [186, 112, 22, 24, 'cross'],
  ],
  fine: 'M90 84a5 5 0 1 0 10 0a5 5 0 1 0-10 0M66 122h6M69 126h6M196 181h6M199 185h6M124 170h6M121 174h6',
  tiles: 'M112 56h12M118 62h12M116 72h10M126 84h10M140 96h14M204 70h6M208 84h5M204 94h12M130 52h8',
  cat: [191, 174],
  tree: [264, 190],
  shrub: [36, 190],
  panels: [142, 56, 3, 1.5],
  wire: [174, 100, 142, 166],
  pump: [20, 190, 62],
  charger: [220, 168],
  car: [238, 205],
};
