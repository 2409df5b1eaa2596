// Knows how a heat pump quote is answered: rows for today and each tariff, the breakdown, the assumptions.
import { knownProperty, servedPlace } from '../home.ts';
import { monthly } from '../months.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import { allBought, gridCo2 } from '../result/electricity.ts';
import { known } from '../result/known.ts';
import type { HeatBreakdown, QuoteResult, ResultRow } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { energy, pounds, ratio, tonnes } from '../result/rounding.ts';
import { tariffLabel } from '../result/tariff-label.ts';
import type { Ranked } from '../tariff/rank-tariffs.ts';
import { hotWaterByMonth } from './heat-demand.ts';
import { heatPumpAssumptions } from './heat-pump-assumptions.ts';
import { type HeatPumpCase, heatPumpCase } from './heat-pump-case.ts';

/** A heat pump quote. Use in kWh a year; null or absent: not known. */
export interface HeatPumpInput {
  readonly postcode: string;
  readonly propertyTypeId: number;
  /** 1 gas, 2 electric, 3 oil. */
  readonly heatingFuel: number;
  /** 1 well, 2 medium, 3 poorly insulated; medium when not told. */
  readonly insulation?: number | null | undefined;
  readonly electricityUsage?: number | null | undefined;
  readonly gasUsage?: number | null | undefined;
  readonly isEconomy7?: boolean | null | undefined;
}

export function heatPumpResult(input: HeatPumpInput): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const type = knownProperty(input.propertyTypeId);
  if (isRefusal(type)) return type;
  const fuel = oneOfThree(input.heatingFuel);
  const insulation = oneOfThree(input.insulation ?? 2);
  if (!fuel || !insulation) return refuse('choice', 'Heating and insulation are each 1, 2 or 3.');
  const use = { electricityUsage: known(input.electricityUsage), gasUsage: known(input.gasUsage) };
  const home = { place, type, fuel, insulation, isEconomy7: input.isEconomy7 ?? false, ...use };
  return answer(heatPumpCase(home));
}

function answer(quoted: HeatPumpCase): QuoteResult {
  const { home, size } = quoted;
  return {
    request: {
      address: { propertyType: home.type.name, propertyTypeId: home.type.id },
      ashp: { ashpSize: size.size, heatingFuel: home.fuel },
    },
    // Installation is not quoted.
    costModel: { totalCost: null },
    calculatedResults: [current(quoted), ...quoted.ranking.map((ranked) => offer(quoted, ranked))],
    assumptions: heatPumpAssumptions(quoted),
    breakdown: breakdown(quoted),
  };
}

function current({ home, use, old, currentTariff, currentCost }: HeatPumpCase): ResultRow {
  const heating = home.fuel === 2 ? old.fuelUse : 0;
  return {
    ...tariffLabel(currentTariff, home.place),
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: pounds(currentCost),
    co2Emission: tonnes(old.co2),
    electricity: allBought(use.household + heating),
  };
}

function offer(quoted: HeatPumpCase, { tariff, cost }: Ranked): ResultRow {
  const { home, use, pump, recommended, currentCost } = quoted;
  return {
    ...tariffLabel(tariff, home.place),
    isCurrent: false,
    isRecommended: tariff === recommended.tariff,
    savings: pounds(currentCost - cost),
    annualCost: pounds(cost),
    co2Emission: gridCo2(pump.total),
    electricity: allBought(use.household + pump.total),
  };
}

function breakdown(quoted: HeatPumpCase): HeatBreakdown {
  const { use, pump, old, size, recommended } = quoted;
  return {
    heatDemand: energy(use.demand.space + use.demand.hotWater),
    spaceHeat: energy(use.demand.space),
    hotWater: energy(use.demand.hotWater),
    heatLoss: ratio(quoted.heatLoss),
    designHeatLoss: ratio(size.designLoss),
    pumpElectricity: energy(pump.total),
    efficiency: ratio(pump.efficiency),
    pumpCost: pounds(quoted.pumpCost),
    oldFuelUse: energy(old.fuelUse),
    oldFuelCost: pounds(old.cost),
    costAtPriceCap: pounds(quoted.costAtPriceCap),
    costOnRecommended: pounds(recommended.cost),
    months: months(quoted),
  };
}

function months({ home, use, pump }: HeatPumpCase): HeatBreakdown['months'] {
  const space = heatingShares(climateOf(home.place.climateRegion));
  const water = hotWaterByMonth(home.type.floorArea);
  const waterYear = water.reduce((total, month) => total + month, 0);
  const split = (spaceYear: number, hotWater: number) =>
    monthly((month) => space[month]! * spaceYear + (water[month]! / waterYear) * hotWater);
  const heat = split(use.demand.space, use.demand.hotWater);
  const electricity = split(pump.space, pump.hotWater);
  return heat.map((kWh, month) => ({
    heatDemand: energy(kWh),
    pumpElectricity: energy(electricity[month]!),
  }));
}

function oneOfThree(id: number): 1 | 2 | 3 | null {
  return id === 1 || id === 2 || id === 3 ? id : null;
}
