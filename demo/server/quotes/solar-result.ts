import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import { solarResult as computed } from '../model/solar/solar-result.ts';
import type { Sources } from '../sources/sources.ts';
import { builtAs } from './built-as.ts';
import { meteredUse } from './metered-use.ts';
import { offeredBy } from './offered-by.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function solarResult(
  request: QuoteRequest<'solar'>,
  sources: Sources,
  tariffId?: number,
): Promise<QuoteResult | Refusal> {
  const { details, ...asked } = request;
  const use = await meteredUse(request, sources.meters);
  const offered = await offeredBy(sources);
  return computed({ postcode: details.postcode, ...asked, ...use, ...builtAs(request), tariffId }, offered);
}
