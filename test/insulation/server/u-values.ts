import type { LoftDepth } from '../loft-depths.ts';

/** Where the figures are from: they are quoted from memory, and said to be indicative. */
export const U_VALUES = {
  unit: 'W/m²K',
  source: 'RdSAP 2012, Table S9: roofs insulated at ceiling level',
  date: '2012',
  quality: 'general-knowledge',
  value: { 0: 2.3, 100: 0.4, 200: 0.21 } satisfies Record<LoftDepth, number>,
  /** 270 mm, as lofts are insulated today. */
  after: 0.16,
} as const;
