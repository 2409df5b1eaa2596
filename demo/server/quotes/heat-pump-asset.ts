import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import { demandProperty } from './demand-property.ts';
import { paidFor } from './heat-pump-paid-for.ts';
import { meteredUse } from './metered-use.ts';
import { offeredBy } from './offered-by.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { withCertificate } from './with-certificate.ts';

type Request = QuoteRequest<'ashp'>;

/** Asked for only if the heat demand was calculated and not metered. */
const OF_THE_HEAT = ['floorArea', 'ageBand'] as const;

export const heatPumpAsset: QuotedAsset = {
  body: createQuoteBody.ashp,
  demand: demandProperty,
  asks({ assumptions }) {
    const isCalculated = assumptions.some(({ key }) => key === 'home.heat-calculated');
    return ['flowTemperature', 'installerPrice', ...(isCalculated ? OF_THE_HEAT : [])];
  },
  tells: OF_THE_HEAT,
  async result(request: Request, sources, tariffId) {
    const { details, ...asked } = request;
    const use = await meteredUse(request, sources.meters);
    const offered = await offeredBy(sources);
    const { heatingFuel } = asked;
    return heatPumpResult(
      { postcode: details.postcode, ...asked, ...use, ...withCertificate(request), heatingFuel, tariffId },
      offered,
    );
  },
  paidFor,
  together: ({ flowTemperature }: Request) => ({ ashp: true, flowTemperature }),
};
