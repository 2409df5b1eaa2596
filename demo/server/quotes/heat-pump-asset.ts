import type { InferOutput } from 'valibot';
import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { CONSTANTS } from '../model/constants.ts';
import { heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import { grantOf, lifeOf, wholeCost } from '../model/heat-pump/whole-cost.ts';
import type { HeatingFuel } from '../model/load/home-load.ts';
import { installVatChanges } from '../model/prices/vat.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import { offeredBy } from '../sources/sources.ts';
import { today } from '../sources/today.ts';
import type { StoredForm } from './quote-request.ts';
import { quotedAsset } from './quoted-asset.ts';
import { demandProperty, meteredUse, withCertificate } from './quoted-home.ts';

type Request = StoredForm<InferOutput<typeof createQuoteBody.ashp>>;

/** Asked for only if the heat demand was calculated and not metered. */
const OF_THE_HEAT = ['floorArea', 'ageBand'] as const;

export const heatPumpAsset = quotedAsset(createQuoteBody.ashp, (request) => ({
  demand: () => demandProperty(request),
  asks({ assumptions }) {
    const isCalculated = assumptions.some(({ key }) => key === 'home.heat-calculated');
    return ['flowTemperature', 'installerPrice', ...(isCalculated ? OF_THE_HEAT : [])];
  },
  contains: OF_THE_HEAT,
  async result(sources, tariffId) {
    const { details, ...answers } = request;
    const use = await meteredUse(request, sources.meters);
    const offered = await offeredBy(sources);
    const { heatingFuel } = answers;
    return heatPumpResult(
      { postcode: details.postcode, ...answers, ...use, ...withCertificate(request), heatingFuel, tariffId },
      offered,
    );
  },
  paidFor: (result, basis) => paidFor(request, result, basis),
  together: () => ({ ashp: true, flowTemperature: request.flowTemperature }),
}));

/** Adds the cost of a heat pump. `costModel` has a total cost only if the visitor entered an installer's price. */
function paidFor(
  { installerPrice, energyInflation }: Request,
  result: QuoteResult,
  { support, known = [] }: QuoteBasis,
): Partial<QuoteResult> {
  const row = result.calculatedResults.find(({ isRecommended }) => isRecommended);
  const { ashp } = result.request;
  if (!ashp || row?.savings == null) return {};
  const { savings: saving } = row;
  const range = result.ranges?.find(({ figure }) => figure === 'savings');
  const stated = installerPrice ?? null;
  const day = today();
  const question = {
    fuel: ashp.heatingFuel as HeatingFuel,
    size: ashp.ashpSize,
    stated,
    day,
    support,
    saving,
    ends: range ?? { low: saving, high: saving },
    inflation: energyInflation ?? CONSTANTS.energyInflation.value,
  };
  const cost = wholeCost(question);
  const { price, boiler } = cost;
  return {
    wholeCost: cost,
    costModel: { totalCost: stated },
    known: [...known, ...installVatChanges((price.low + price.high) / 2, day)],
    ...(result.whatIf && {
      whatIf: {
        ...result.whatIf,
        cost: stated,
        lifetime: lifeOf(question),
        credit: grantOf(support) + boiler,
      },
    }),
  };
}
