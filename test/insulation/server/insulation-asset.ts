import * as v from 'valibot';
import type { QuotedAsset } from '../../../demo/server/quotes/assets.ts';
import { demandProperty } from '../../../demo/server/quotes/demand-property.ts';
import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { LOFT_DEPTHS } from '../loft-depths.ts';
import { insulationResult } from './insulation-result.ts';

const { heatingFuel: _, ...home } = createQuoteBody.ashp.entries;

export const insulation: QuotedAsset = {
  body: v.object({ ...home, loftDepth: v.picklist(LOFT_DEPTHS) }),
  demand: demandProperty,
  result: insulationResult,
  measure: 'heat-pump',
  asks: [],
};
