// Calculates what 270 mm of loft insulation would save a home heated by gas, from the roof's share of its heat loss.
import { CONSTANTS } from '../../../demo/server/model/constants.ts';
import { calculatedDemand, heatLoss } from '../../../demo/server/model/load/heat-demand.ts';
import { knownProperty, servedPlace } from '../../../demo/server/model/load/home-input.ts';
import { isRefusal, type Refusal } from '../../../demo/server/model/refusal.ts';
import { cited } from '../../../demo/server/model/result/assumptions.ts';
import type { QuoteResult } from '../../../demo/server/model/result/quote-result.ts';
import { pounds } from '../../../demo/server/model/rounding.ts';
import { marketAt } from '../../../demo/server/model/tariff/market.ts';
import { offeredBy, type Sources } from '../../../demo/server/sources/sources.ts';
import type { LoftDepth } from '../loft-depths.ts';
import { U_VALUES } from './u-values.ts';

interface InsulationRequest {
  readonly details: { readonly postcode: string };
  readonly propertyTypeId: number;
  readonly loftDepth: LoftDepth;
}

const MEDIUM = 2;
const STOREYS = 2;
const NO_TARIFF = { tariffId: null, supplierId: null, supplierName: null, tariffName: null };

export async function insulationResult(
  { details, propertyTypeId, loftDepth }: InsulationRequest,
  sources: Sources,
): Promise<QuoteResult | Refusal> {
  const place = servedPlace(details.postcode);
  if (isRefusal(place)) return place;
  const type = knownProperty(propertyTypeId);
  if (isRefusal(type)) return type;
  const { cap } = marketAt(place, await offeredBy(sources));
  const { space, hotWater } = calculatedDemand(type, MEDIUM, place.degreeDays);
  const lost = (U_VALUES.value[loftDepth] - U_VALUES.after) * (type.floorArea / STOREYS);
  const spared = space * Math.min(1, lost / heatLoss(type, MEDIUM));
  const row = (heat: number, savings: number | null) => {
    const gas = heat / CONSTANTS.effGasBoiler.value;
    return {
      ...NO_TARIFF,
      ratesAsOf: cap.from,
      indicative: true,
      isCurrent: savings === null,
      isRecommended: savings !== null,
      savings,
      annualCost: pounds((gas * cap.gasUnit) / 100),
      co2Emission: (gas * CONSTANTS.co2Gas.value) / 1000,
      electricity: null,
    };
  };
  const saved = ((spared / CONSTANTS.effGasBoiler.value) * cap.gasUnit) / 100;
  return {
    request: { address: { propertyType: type.name, propertyTypeId } },
    costModel: { totalCost: null },
    calculatedResults: [row(space + hotWater, null), row(space + hotWater - spared, pounds(saved))],
    assumptions: [cited('home.loft', { depth: loftDepth, loss: U_VALUES.value[loftDepth] }, U_VALUES)],
  };
}
