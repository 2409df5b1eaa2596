// Adds the cost of a heat pump to its result.
import { CONSTANTS } from '../model/constants.ts';
import { grantOf, lifeOf, wholeCost } from '../model/heat-pump/whole-cost.ts';
import type { HeatingFuel } from '../model/home-load.ts';
import { installVatChanges } from '../model/install-vat.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { QuoteRequest } from './quote-request.ts';

/** `costModel` has a total cost only if the visitor entered an installer's price. */
export function paidFor(
  { installerPrice, energyInflation }: QuoteRequest<'ashp'>,
  result: QuoteResult,
  { support, known = [] }: QuoteBasis,
): Partial<QuoteResult> {
  const row = result.calculatedResults.find(({ isRecommended }) => isRecommended);
  const { ashp } = result.request;
  if (!ashp || row?.savings == null) return {};
  const { savings: saving } = row;
  const range = result.ranges?.find(({ figure }) => figure === 'savings');
  const stated = installerPrice ?? null;
  const question = {
    fuel: ashp.heatingFuel as HeatingFuel,
    size: ashp.ashpSize,
    stated,
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
    known: [...known, ...installVatChanges((price.low + price.high) / 2)],
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
