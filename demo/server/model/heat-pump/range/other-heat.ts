// The savings of a home that needs more or less heat than quoted.
import { CONSTANTS } from '../../constants.ts';
import { type HeatDemand, heatIn, splitHeat } from '../../heat-demand.ts';
import { heatShape } from '../../heat-shape.ts';
import { byHalfHour, scaled } from '../../load-profile.ts';
import { fuelPrice } from '../../place/prices.ts';
import { gridCo2 } from '../../result/electricity.ts';
import { weighedBy } from '../../tariff/half-hours.ts';
import { homeCost } from '../../tariff/home-cost.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import type { HomeUse } from '../known-use.ts';
import { pumpElectricity } from '../pump-electricity.ts';
import { pumpYear } from '../pump-year.ts';

/** Per year. */
interface Worth {
  readonly pounds: number;
  readonly tonnes: number;
}

/** The savings with another heat demand. */
export interface OtherHeat extends Worth {
  /** kWh a year. */
  readonly heat: number;
}

/** @param share by which the rooms need more heat; negative for less */
export function roomsWith(quoted: HeatPumpCase, share: number): OtherHeat {
  const { space, hotWater } = quoted.use.demand;
  return savedWith(quoted, { space: space * (1 + share), hotWater });
}

export function calculatedHeat(quoted: HeatPumpCase): OtherHeat {
  return savedWith(quoted, splitHeat(believableHeat(quoted.use), quoted.use.calculated));
}

/** The calculated heat in kWh a year. In an electrically heated home it cannot exceed the meter's reading. */
export function believableHeat({ calculated, demand, household, basis }: HomeUse): number {
  const most = basis === 'electricity meter' ? heatIn(demand) + household : Number.POSITIVE_INFINITY;
  return Math.min(most, heatIn(calculated));
}

/** A metered reading of today does not change. Only its division into heat and household may differ, and so may the pump's use. */
function savedWith(quoted: HeatPumpCase, demand: HeatDemand): OtherHeat {
  const { home, use, after, recommended, currentCost, old } = quoted;
  const more = heatIn(demand) - heatIn(use.demand);
  const isSplit = use.basis === 'electricity meter';
  const today = use.basis === 'calculated' ? burntFor(quoted, more) : { pounds: 0, tonnes: 0 };
  const { asMostRun: usual } = pumpYear(pumpElectricity(demand, home.flow), home.type.floorArea, home.place);
  const household = isSplit ? scaled(after.household, 1 - more / use.household) : after.household;
  const bill = homeCost({ household, pump: { usual, moved: usual } }, recommended.tariff, home.market.region);
  const kWh = pumpElectricity(demand, home.flow).total * weighedBy(usual) + use.hob - (isSplit ? more : 0);
  return {
    heat: heatIn(demand),
    pounds: currentCost + today.pounds - bill,
    tonnes: old.co2 + today.tonnes - gridCo2(kWh),
  };
}

/** The cost and CO2 of today's heating for more heat in the rooms. */
function burntFor(quoted: HeatPumpCase, more: number): Worth {
  const { home } = quoted;
  const { effGasBoiler, effOilBoiler, co2Gas, co2Oil } = CONSTANTS;
  if (home.fuel === 2) return { pounds: boughtFor(quoted, more), tonnes: gridCo2(more) };
  const isGas = home.fuel === 1;
  const burnt = more / (isGas ? effGasBoiler : effOilBoiler).value;
  const pence = isGas ? home.market.cap.gasUnit : fuelPrice(home.market, 'heating oil').value;
  return {
    pounds: (burnt * pence) / 100,
    tonnes: (burnt * (isGas ? co2Gas : co2Oil).value) / 1000,
  };
}

function boughtFor({ home, load, currentTariff }: HeatPumpCase, space: number): number {
  const rooms = heatShape({ space, hotWater: 0 }, home.type.floorArea, home.place, load.isEconomy7);
  const heated = load.own.map((energy, at) => energy + rooms[at]!);
  const bill = (year: Float64Array) =>
    homeCost({ household: byHalfHour(year) }, currentTariff, home.market.region);
  return bill(heated) - bill(load.own);
}
