import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import { solarResult as computed } from '../model/solar/solar-result.ts';
import type { Sources } from '../sources/sources.ts';
import { meteredUse } from './metered-use.ts';
import { offeredBy } from './offered-by.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function solarResult(
  request: QuoteRequest<'solar'>,
  sources: Sources,
  tariffId?: number,
): Promise<QuoteResult | Refusal> {
  const { details, propertyTypeId, archeTypeId, insulation, energyInflation } = request;
  const use = await meteredUse(request, sources.meters);
  const offered = await offeredBy(sources);
  const asked = { propertyTypeId, archeTypeId, insulation, energyInflation };
  return computed({ postcode: details.postcode, ...asked, ...use, tariffId }, offered);
}
