// Adds the cost of a heat pump to its result.

import { CONSTANTS } from '../model/constants.ts';
import { grantOf, lifeOf, wholeCost } from '../model/heat-pump/whole-cost.ts';
import type { HeatingFuel } from '../model/home-load.ts';
import { installVatChanges } from '../model/install-vat.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { QuoteRequest } from './quote-request.ts';

/** An installer's price is the cost of the system; without one, none is quoted. */
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
  const told = installerPrice ?? null;
  const question = {
    fuel: ashp.heatingFuel as HeatingFuel,
    size: ashp.ashpSize,
    told,
    support,
    saving,
    ends: range ?? { low: saving, high: saving },
    inflation: energyInflation ?? CONSTANTS.energyInflation.value,
  };
  const cost = wholeCost(question);
  const { price, boiler } = cost;
  return {
    wholeCost: cost,
    costModel: { totalCost: told },
    known: [...known, ...installVatChanges((price.low + price.high) / 2)],
    ...(result.whatIf && {
      whatIf: { ...result.whatIf, cost: told, lifetime: lifeOf(question), credit: grantOf(support) + boiler },
    }),
  };
}
