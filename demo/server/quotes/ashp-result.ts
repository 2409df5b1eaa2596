// Knows what the heat pump model is asked for a stored quote.
import { heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import { meteredUse } from './metered-use.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function ashpResult(request: QuoteRequest<'ashp'>): Promise<QuoteResult | Refusal> {
  const { details, propertyTypeId, heatingFuel, insulation } = request;
  const use = await meteredUse(request);
  return heatPumpResult({ postcode: details.postcode, propertyTypeId, heatingFuel, insulation, ...use });
}
