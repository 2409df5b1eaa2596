import type { Scenario } from '../../../../src/domain/scenario.ts';
import { CONSTANTS } from '../constants.ts';
import {
  type HeatDemand,
  heatIn,
  heatShape,
  type Insulation,
  lossPerM2,
  splitHeat,
} from '../load/heat-demand.ts';
import { byHalfHour, scaled } from '../load/load-profile.ts';
import type { PropertyType } from '../place/property-type.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import type { Moved } from '../range/range-of.ts';
import { whole } from '../result/assumptions.ts';
import { gridCo2 } from '../result/result-rows.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { weighedBy } from '../tariff/recorded-half-hours.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import type { HomeUse } from './known-use.ts';
import { pumpElectricity, pumpYear } from './pump.ts';

/** The input of a heat pump's drivers, alone or as part of the home's one bill. */
export interface PumpStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'fuel' | 'market' | 'place' | 'flow'>;
    readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
  };
  /** The saving at other prices, or with another efficiency. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
}

/** The input of the drivers of a heat pump quote. */
export interface HeatPumpStage extends PumpStage {
  readonly quoted: HeatPumpCase;
  readonly isInsulationStated: boolean;
  /** The savings with more or less heat. */
  readonly heats: readonly OtherHeat[];
}

/** The uncertainty of metered room heat, as a share: years differ. */
const METERED = 0.1;
/** The largest uncertainty of calculated heat, as a share, if the insulation was stated. */
const CALCULATED = 0.25;

interface HeatStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'insulation'> & { readonly type?: PropertyType | null };
    readonly use: Pick<HeatPumpCase['use'], 'basis' | 'mismatch'>;
  };
  readonly isInsulationStated: boolean;
}

/** The driver of the rooms' heat. @param unit of the figure */
export function heatMoved(stage: HeatPumpStage, unit: 'pounds' | 'tonnes'): Moved {
  const heats = stage.heats.map(({ heat }) => heat);
  return {
    id: 'heat',
    key: heatKey(stage),
    values: { from: whole(Math.min(...heats)), to: whole(Math.max(...heats)) },
    ends: stage.heats.map((other) => other[unit]),
  };
}

/** The heat demands that the home may have, including the calculated one if the meter contradicts it. */
export function otherHeats(stage: HeatStage & { readonly quoted: HeatPumpCase }): readonly OtherHeat[] {
  const { quoted } = stage;
  return [
    ...heatShares(stage).map((share) => roomsWith(quoted, share)),
    ...(quoted.use.mismatch ? [calculatedHeat(quoted)] : []),
  ];
}

/** The shares by which the rooms may need more or less heat. */
export function heatShares({ quoted: { home, use }, isInsulationStated }: HeatStage): readonly number[] {
  if (use.basis !== 'calculated') return [-METERED, METERED];
  const lossAt = (level: Insulation) => lossPerM2(home.type ?? {}, level);
  const own = lossAt(home.insulation);
  const levels = [Math.max(1, home.insulation - 1), Math.min(3, home.insulation + 1)].map((level) =>
    lossAt(level as Insulation),
  );
  const most = isInsulationStated ? CALCULATED : Number.POSITIVE_INFINITY;
  return levels.map((loss) => Math.max(-most, Math.min(most, loss / own - 1)));
}

export function heatKey({ quoted: { use }, isInsulationStated }: HeatStage): string {
  if (use.mismatch) return 'heat-mismatch';
  if (use.basis !== 'calculated') return 'heat-metered';
  return isInsulationStated ? 'heat-told' : 'heat-not-told';
}

// The savings of a home that needs more or less heat than quoted.

/** Per year. */
interface Worth {
  readonly pounds: number;
  readonly tonnes: number;
}

/** The savings with another heat demand. */
interface OtherHeat extends Worth {
  /** kWh a year. */
  readonly heat: number;
}

/** @param share by which the rooms need more heat; negative for less */
function roomsWith(quoted: HeatPumpCase, share: number): OtherHeat {
  const { space, hotWater } = quoted.use.demand;
  return savedWith(quoted, { space: space * (1 + share), hotWater });
}

function calculatedHeat(quoted: HeatPumpCase): OtherHeat {
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
