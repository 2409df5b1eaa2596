import type { LoftDepth } from '../loft-depths.ts';

/** The figures are quoted from memory, and the source says that they are indicative. */
export const U_VALUES = {
  unit: 'W/m²K',
  source: 'RdSAP 2012, Table S9: roofs insulated at ceiling level',
  date: '2012',
  quality: 'general-knowledge',
  value: { 0: 2.3, 100: 0.4, 200: 0.21 } satisfies Record<LoftDepth, number>,
  /** With 270 mm, the usual depth of insulation today. */
  after: 0.16,
} as const;
