import { DAYS, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { evenly, type HeatDemand, hotWaterByMonth, SPACE_HOURS, WATER_HOURS } from '../load/heat-demand.ts';
import { add, scaled } from '../load/load-profile.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import type { HalfHours, PumpDemand } from '../tariff/home-cost.ts';
import { MONITORED_PUMP } from '../tariff/recorded-half-hours.ts';

/** kWh a year. */
export interface PumpElectricity {
  readonly space: number;
  /** Includes the weekly legionella cycle. */
  readonly hotWater: number;
  readonly total: number;
  /** Heat for each unit of electricity over a year (SPF). */
  readonly efficiency: number;
}

/** @param flow design flow temperature of the radiators, °C, up to 65. */
export function pumpElectricity(
  { space, hotWater }: HeatDemand,
  flow: number = CONSTANTS.flowTemperature.value,
): PumpElectricity {
  const forSpace = space / spaceEfficiency(flow);
  const forWater = hotWater / waterEfficiency() + legionellaExtra(hotWater);
  const total = forSpace + forWater;
  return {
    space: forSpace,
    hotWater: forWater,
    total,
    efficiency: total > 0 ? (space + hotWater) / total : 0,
  };
}

function spaceEfficiency(flow: number): number {
  return spaceFactor(flow) * CONSTANTS.inUseFactor.value;
}

/** The MCS factor of the flow temperature's band. */
export function spaceFactor(flow: number): number {
  const bands = Object.entries(CONSTANTS.spfSpaceMcs.value);
  const band = bands.find(([upTo]) => flow <= Number(upTo));
  if (!band) throw new Error(`No efficiency is known for a flow temperature of ${flow} °C`);
  return band[1];
}

function waterEfficiency(): number {
  return CONSTANTS.spfDhw50.value * CONSTANTS.inUseFactor.value;
}

/** kWh a year by which the immersion heater's part of the weekly cycle exceeds what the pump would need. */
function legionellaExtra(hotWater: number): number {
  return Math.min(weeklyHeat(), hotWater) * (1 - 1 / waterEfficiency());
}

/** Heat of the weekly cycle in kWh a year. */
export function weeklyHeat(): number {
  const { litres, deltaT, perYear } = CONSTANTS.legionella.value;
  return (perYear * litres * 4.18 * deltaT) / 3600;
}

export interface PumpSize {
  /** Heat loss on the design day in kW, as an installer calculates it. */
  readonly designLoss: number;
  /** The size on sale in kW (AMB-37). */
  readonly size: number;
  /** True if the loss exceeds the largest size sold to homes. */
  readonly needsSurvey: boolean;
}

/**
 * @param heatLoss W/K as measured
 * @param designTemperature °C outdoors on the design day
 * @param flow the radiators' flow temperature in °C. A pump's size is its output at 35 °C; at higher flows it is less.
 */
export function pumpSize(
  heatLoss: number,
  designTemperature: number,
  flow: number = CONSTANTS.flowTemperature.value,
): PumpSize {
  const { designLossRatio, designRoomTemperature, ashpSizes } = CONSTANTS;
  const calculated = heatLoss / designLossRatio.value;
  const designLoss = (calculated * (designRoomTemperature.value - designTemperature)) / 1000;
  const size = ashpSizes.value.find((sold) => sold * outputAt(flow) >= designLoss);
  return { designLoss, size: size ?? Math.max(...ashpSizes.value), needsSurvey: size === undefined };
}

/** A pump's output at a flow temperature, as a share of its size. */
function outputAt(flow: number): number {
  return 1 - CONSTANTS.flowOutputLoss.value * (flow - CONSTANTS.flowTemperature.value);
}

/** kWh a year in each half hour of each month's days (12 × 48). */
interface PumpYear {
  /** As a monitored pump ran whose owner did not shift it, which is what most homes do. */
  readonly asMostRun: HalfHours;
  /** As we assume that it runs if its owner uses the tariff's cheap hours. */
  readonly shifted: PumpDemand;
}

/** @param floorArea m², on which the hot water of each month depends */
export function pumpYear(
  pump: PumpElectricity,
  floorArea: number,
  { climateRegion }: Pick<Place, 'climateRegion'>,
): PumpYear {
  const warm = heatingShares(climateOf(climateRegion));
  const water = hotWaterByMonth(floorArea);
  const year = sum(water);
  const months = DAYS.map((_, month) => ({
    ...pump,
    space: pump.space * warm[month]!,
    hotWater: (pump.hotWater * water[month]!) / year,
  }));
  return {
    asMostRun: MONITORED_PUMP.map((share, at) => {
      const { space, hotWater } = months[Math.floor(at / SLOTS)]!;
      return share * (space + hotWater);
    }),
    // Calculated only when it is read.
    get shifted() {
      const loads = months.map(pumpLoad);
      return {
        usual: joined(loads.map(({ usual }) => usual)),
        moved: joined(loads.map(({ moved }) => moved)),
      };
    },
  };
}

function joined(months: readonly HalfHours[]): HalfHours {
  const year = new Float64Array(DAYS.length * SLOTS);
  months.forEach((month, at) => {
    year.set(month, at * SLOTS);
  });
  return year;
}

// The heat pump's day if it is run by the tariff: hot water before 7am, and rooms heated all day and less at night.

const AFTERNOON = evenly(26, 32);
const EVENING = { from: 32, to: 38 };

/** kWh a year in each half hour, without and with half of the evening's heat moved to the afternoon. */
export function pumpLoad({ space, hotWater }: PumpElectricity): PumpDemand {
  const forSpace = scaled(SPACE_HOURS, space);
  const forWater = scaled(WATER_HOURS, hotWater);
  return { usual: add(forSpace, forWater), moved: add(preheated(forSpace), forWater) };
}

function preheated(space: HalfHours): HalfHours {
  const evening = space.slice(EVENING.from, EVENING.to).reduce((total, energy) => total + energy / 2, 0);
  const halved = space.map((energy, slot) => (isEvening(slot) ? energy / 2 : energy));
  return add(halved, scaled(AFTERNOON, evening));
}

function isEvening(slot: number): boolean {
  return slot >= EVENING.from && slot < EVENING.to;
}
