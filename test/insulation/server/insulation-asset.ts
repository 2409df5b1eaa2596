import * as v from 'valibot';
import type { BillAsset } from '../../../demo/server/model/one-bill/bill-asset.ts';
import type { QuoteResult } from '../../../demo/server/model/result/quote-result.ts';
import { quotedAsset } from '../../../demo/server/quotes/quoted-asset.ts';
import { demandProperty } from '../../../demo/server/quotes/quoted-home.ts';
import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { LOFT_DEPTHS } from '../loft-depths.ts';
import { insulationResult } from './insulation-result.ts';

const { heatingFuel: _, ...home } = createQuoteBody.ashp.entries;

const body = v.object({ ...home, loftDepth: v.picklist(LOFT_DEPTHS) });

export const insulation = quotedAsset(body, (request) => ({
  demand: () => demandProperty(request),
  result: (sources) => insulationResult(request, sources),
  asks: () => [],
  together: (result) => ({ others: [{ asset: 'insulation', bill: warmer(result) }] }),
}));

/** The same share of what a fuel costs as by itself; a heat pump in its place is counted as if the loft were as it is. */
function warmer({ calculatedResults: [today, after] }: QuoteResult): BillAsset['bill'] {
  const kept = (after?.annualCost ?? 0) / (today?.annualCost ?? 1);
  return (parts) => ({ ...parts, heating: parts.heating === null ? null : parts.heating * kept });
}
