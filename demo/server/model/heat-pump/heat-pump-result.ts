import { monthly } from '../calendar.ts';
import { hotWaterByMonth } from '../load/heat-demand.ts';
import {
  known,
  knownProperty,
  loadAnswers,
  oneOfThree,
  type QuoteInput,
  type StatedUse,
  servedPlace,
} from '../load/home-input.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import { asBuilt } from '../place/property-type.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Decision, HeatBreakdown, QuoteResult, ResultRow } from '../result/quote-result.ts';
import { allBought, gridCo2, tariffLabel } from '../result/result-rows.ts';
import { energy, pounds, ratio, tonnes } from '../rounding.ts';
import { marketAt, type Offered } from '../tariff/market.ts';
import { heatPumpAssumptions } from './heat-pump-assumptions.ts';
import { type HeatPumpCase, type HeatPumpOffer, heatPumpCase } from './heat-pump-case.ts';
import { heatPumpClock } from './heat-pump-clock.ts';
import { heatPumpRanges } from './heat-pump-range.ts';
import { heatPumpSums } from './heat-pump-receipts.ts';
import { heatPumpWhatIf } from './heat-pump-what-if.ts';

export interface HeatPumpInput extends QuoteInput {
  readonly propertyTypeId: number;
  readonly heatingFuel: number;
  readonly gasUsage?: number | null | undefined;
  /** Which figures the visitor stated; if absent, they are the meters'. */
  readonly statedUse?: StatedUse | undefined;
  /** The radiators' flow temperature, 35 to 55 °C; 35 by default. */
  readonly flowTemperature?: number | null | undefined;
}

export function heatPumpResult(input: HeatPumpInput, offered: Offered): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const listed = knownProperty(input.propertyTypeId);
  if (isRefusal(listed)) return listed;
  const type = asBuilt(listed, input);
  const fuel = oneOfThree(input.heatingFuel);
  const insulation = oneOfThree(input.insulation ?? 2);
  if (!fuel || !insulation) return refuse('choice', 'Heating and insulation are each 1, 2 or 3.');
  const use = { electricityUsage: known(input.electricityUsage), gasUsage: known(input.gasUsage) };
  const market = marketAt(place, offered);
  const home = { ...loadAnswers(input), place, market, type, fuel, insulation, ...use };
  const quoted = heatPumpCase({
    ...home,
    statedUse: input.statedUse,
    flow: input.flowTemperature ?? undefined,
    tariffId: input.tariffId,
  });
  return {
    ...answer(quoted),
    ...heatPumpDecision(quoted, { isInsulationStated: known(input.insulation) !== undefined }),
  };
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

function current({ home, load, old, currentTariff, currentCost }: HeatPumpCase): ResultRow {
  return {
    ...tariffLabel(currentTariff, home.place),
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: pounds(currentCost),
    co2Emission: tonnes(old.co2),
    electricity: allBought(load.total),
  };
}

function offer(quoted: HeatPumpCase, { tariff, cost, shiftedCost }: HeatPumpOffer): ResultRow {
  const { home, use, pump, pumpCarbon, recommended, currentCost } = quoted;
  return {
    ...tariffLabel(tariff, home.place),
    isCurrent: false,
    isRecommended: tariff === recommended.tariff,
    savings: pounds(currentCost - cost),
    annualCost: pounds(cost),
    annualCostAsMostRun: pounds(cost),
    annualCostIfShifted: pounds(shiftedCost),
    co2Emission: gridCo2(pump.total * pumpCarbon + use.hob),
    electricity: allBought(use.household + use.hob + pump.total),
  };
}

function breakdown(quoted: HeatPumpCase): HeatBreakdown {
  const { use, pump, old, size, recommended } = quoted;
  const savedByTariff = pounds(quoted.savedByTariff);
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
    savedByTariff,
    savedByPump: pounds(pounds(quoted.currentCost - recommended.cost) - savedByTariff),
    hobElectricity: energy(use.hob),
    mismatch: use.mismatch,
    keptGas: use.keptGas,
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

/** Facts that `HeatPumpCase` does not contain. */
interface HeatPumpContext {
  readonly isInsulationStated: boolean;
}

/** What-if, ranges, sums and clock. */
function heatPumpDecision(quoted: HeatPumpCase, context: HeatPumpContext): Decision {
  const whatIf = heatPumpWhatIf(quoted);
  return {
    whatIf,
    ranges: heatPumpRanges(quoted, whatIf, context),
    sums: heatPumpSums(quoted, whatIf),
    ...(quoted.home.place.served === 'yes' && { clock: heatPumpClock(quoted) }),
  };
}
