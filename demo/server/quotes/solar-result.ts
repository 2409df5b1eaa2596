// Knows what the solar model is asked for a stored quote.
import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import { solarResult as computed } from '../model/solar/solar-result.ts';
import { meteredUse } from './metered-use.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function solarResult(request: QuoteRequest<'solar'>): Promise<QuoteResult | Refusal> {
  const { details, propertyTypeId, archeTypeId } = request;
  const use = await meteredUse(request);
  return computed({ postcode: details.postcode, propertyTypeId, archeTypeId, ...use });
}
