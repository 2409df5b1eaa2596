// The heat that a home needs in a year, from its type, insulation and climate.

import { DAYS, type Monthly, monthly, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import type { PropertyType } from '../place/property-type.ts';
import { NIGHT_SLOTS, type YearShape } from './load-profile.ts';

/** LOOK-03: 1 is Well, 2 is Medium, 3 is Poorly insulated. */
export type Insulation = 1 | 2 | 3;

/** Delivered heat, kWh a year. */
export interface HeatDemand {
  readonly space: number;
  readonly hotWater: number;
}

/** kJ that heat a litre by 1 K; 3,600 kJ are 1 kWh. */
const WATER_KJ = 4.18;

/** Heat loss in W/K, as measured in lived-in homes, which is less than installers calculate. */
export function heatLoss(type: PropertyType, insulation: Insulation): number {
  return type.certified?.heatLoss ?? lossPerM2(type, insulation) * type.formFactor * type.floorArea;
}

/** Effective W/K for each m² of floor: by insulation, or the mean of insulation and age if the age is known. */
export function lossPerM2({ ageBand }: Pick<PropertyType, 'ageBand'>, insulation: Insulation): number {
  const insulated = CONSTANTS.heatLossPerM2.value[insulation];
  return ageBand ? (insulated + CONSTANTS.ageHeatLossPerM2.value[ageBand]) / 2 : insulated;
}

/** The heat demand of a home whose use is not known. @param degreeDays K days a year, base 15.5 °C */
export function calculatedDemand(type: PropertyType, insulation: Insulation, degreeDays: number): HeatDemand {
  return {
    space: (heatLoss(type, insulation) * 24 * degreeDays) / 1000,
    hotWater: type.certified?.hotWater ?? sum(hotWaterByMonth(type.floorArea)),
  };
}

/** Divides metered heat: hot water is as calculated, up to a largest share, and the rest heats the rooms. */
export function splitHeat(heat: number, { hotWater: usual }: HeatDemand): HeatDemand {
  const hotWater = Math.min(usual, CONSTANTS.mostHotWater.value * heat);
  return { space: heat - hotWater, hotWater };
}

/** True if the heat is so far from the calculated heat that the meter or the answers are likely to be wrong. */
export function contradicts(heat: number, calculated: HeatDemand): boolean {
  const [least = 0, most = 0] = CONSTANTS.knownUseBounds.value;
  return heat < least * heatIn(calculated) || heat > most * heatIn(calculated);
}

export function heatIn({ space, hotWater }: HeatDemand): number {
  return space + hotWater;
}

/** kWh for hot water in each month, including cylinder loss, for the usual number of people for this floor area (m²). */
export function hotWaterByMonth(floorArea: number): Monthly {
  const litres = 25 * occupants(floorArea) + 36;
  const { dhwFactors, dhwTemperatureRise, dhwCylinderLoss } = CONSTANTS;
  return monthly((month, days) => {
    const drawn = litres * days * dhwFactors.value[month]! * dhwTemperatureRise.value[month]!;
    return (WATER_KJ * drawn) / 3600 + dhwCylinderLoss.value * days;
  });
}

/** The number of people by SAP Appendix J. */
function occupants(floorArea: number): number {
  const over = Math.max(0, floorArea - 13.9);
  return 1 + 1.76 * (1 - Math.exp(-0.000349 * over ** 2)) + 0.0013 * over;
}

/** The share of a day's energy in each half hour; the shares add up to 1. */
type DayShares = Float64Array;

/** RES-HP-10: hot water is heated in the three hours before 7am. */
export const WATER_HOURS: DayShares = evenly(8, 14);

/** RES-HP-14: storage heaters charge from midnight to 7am. */
export const NIGHT_HOURS: DayShares = evenly(0, NIGHT_SLOTS);

/** Dinner is cooked from 17:00 to 19:00. */
export const COOKING_HOURS: DayShares = evenly(34, 38);

/** A house that is heated all day, and less at night. */
export const SPACE_HOURS: DayShares = weighed(
  Float64Array.from(
    CONSTANTS.pumpHours.value.flatMap(([from = 0, to = 0, weight = 0]) =>
      Array(2 * (to - from)).fill(weight),
    ),
  ),
);

/** Equal shares from one slot to before another. */
export function evenly(from: number, to: number): DayShares {
  return weighed(Float64Array.from({ length: SLOTS }, (_, slot) => (slot >= from && slot < to ? 1 : 0)));
}

function weighed(weights: DayShares): DayShares {
  const day = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / day);
}

/**
 * The electricity for heat, in kWh in each half hour of a day of each month (12 × 48). On an Economy 7 meter, all of it
 * is at night; otherwise rooms are heated all day and hot water before 7am.
 * @param floorArea m², on which the hot water of each month depends
 */
export function heatShape(
  { space, hotWater }: HeatDemand,
  floorArea: number,
  place: Pick<Place, 'climateRegion'>,
  isEconomy7: boolean,
): YearShape {
  const warm = heatingShares(climateOf(place.climateRegion));
  const wet = sharesOf(hotWaterByMonth(floorArea));
  const rooms = spread(space, warm, isEconomy7 ? NIGHT_HOURS : SPACE_HOURS);
  const water = spread(hotWater, wet, isEconomy7 ? NIGHT_HOURS : WATER_HOURS);
  return rooms.map((energy, at) => energy + water[at]!);
}

function spread(year: number, months: Monthly, hours: DayShares): YearShape {
  return Float64Array.from({ length: DAYS.length * SLOTS }, (_, at) => {
    const month = Math.floor(at / SLOTS);
    return ((year * months[month]!) / DAYS[month]!) * hours[at % SLOTS]!;
  });
}

function sharesOf(months: Monthly): Monthly {
  const year = sum(months);
  return months.map((month) => month / year);
}
