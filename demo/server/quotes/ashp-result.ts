import { heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import type { Sources } from '../sources/sources.ts';
import { builtAs } from './built-as.ts';
import { meteredUse } from './metered-use.ts';
import { offeredBy } from './offered-by.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function ashpResult(
  request: QuoteRequest<'ashp'>,
  sources: Sources,
  tariffId?: number,
): Promise<QuoteResult | Refusal> {
  const { details, ...asked } = request;
  const use = await meteredUse(request, sources.meters);
  const offered = await offeredBy(sources);
  const { heatingFuel } = asked;
  return heatPumpResult(
    { postcode: details.postcode, ...asked, ...use, ...builtAs(request), heatingFuel, tariffId },
    offered,
  );
}
