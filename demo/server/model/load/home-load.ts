import type { Occupancy } from '../../../../src/domain/usage.ts';
import type { HalfHours } from '../../../../src/domain/yours.ts';
import { DAYS, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import type { Place } from '../place/place.ts';
import { type PropertyType, typicalElectricity, usualType } from '../place/property-type.ts';
import {
  calculatedDemand,
  contradicts,
  type HeatDemand,
  heatShape,
  type Insulation,
  splitHeat,
} from './heat-demand.ts';
import { occupiedShape, type YearShape, yearTotal } from './load-profile.ts';

/** ENT-08: 1 is gas, 2 is electric, 3 is oil. */
export type HeatingFuel = 1 | 2 | 3;

/** The known facts of a home; undefined if unknown. They are the same for every asset, so that a home has one load. */
export interface LoadFacts {
  readonly place: Place;
  /** Null if it was not asked: a usual home. */
  readonly type: PropertyType | null;
  readonly fuel?: HeatingFuel | undefined;
  readonly insulation?: Insulation | undefined;
  readonly occupancy?: Occupancy | undefined;
  /** kWh a year on the electricity meter. */
  readonly electricityUsage?: number | undefined;
  readonly isEconomy7: boolean;
  /** Of its own meter. */
  readonly halfHours?: HalfHours | undefined;
}

/** A home's electricity today, kWh a year. */
export interface HomeLoad {
  /** Everything but heat. */
  readonly household: number;
  /** Electric heat; null if another fuel heats the home. */
  readonly heating: HeatDemand | null;
  /** The meter's reading: household and heat. */
  readonly total: number;
  /** The household's kWh in each half hour of a day of each month (12 × 48). */
  readonly own: YearShape;
  /** The same with its heat. */
  readonly shape: YearShape;
  /** The share of use during generation that panels meet directly. */
  readonly coincidence: number;
  readonly isEconomy7: boolean;
  /** True if the meter and the calculated heat differ so much that one is likely to be wrong. */
  readonly mismatch: boolean;
  /** The kWh a year above which we assume electric heating; null if the visitor stated the heating. */
  readonly heatGuessedOver: number | null;
  /** Present if the home's own half hours were read. */
  readonly measured?: Measured | undefined;
}

/** LOOK-05. */
const UNSURE: Occupancy = 4;
const MEDIUM: Insulation = 2;

/** The home's load, with which every quote begins. */
export function homeLoad(facts: LoadFacts): HomeLoad {
  const { halfHours, electricityUsage: known } = facts;
  if (!halfHours) return usualLoad(facts);
  return measuredLoad(halfHours, (electricityUsage = known) => usualLoad({ ...facts, electricityUsage }));
}

/** The load by the profile of a usual household. */
function usualLoad(facts: LoadFacts): HomeLoad {
  const { place, electricityUsage, isEconomy7 } = facts;
  const type = facts.type ?? usualType();
  const calculated = calculatedDemand(type, facts.insulation ?? MEDIUM, place.degreeDays);
  const typical = typicalElectricity(facts.type);
  const heatGuessedOver = facts.fuel === undefined ? onlyHeatExplainsOver(facts, typical, calculated) : null;
  const isHeated =
    heatGuessedOver === null ? facts.fuel === 2 : isEconomy7 || (electricityUsage ?? 0) > heatGuessedOver;
  const { household, heating, mismatch } = isHeated
    ? electricHeat(electricityUsage, typical, calculated)
    : { household: electricityUsage ?? typical, heating: null, mismatch: false };
  // If heaters use the night rate, the remaining household has an ordinary profile.
  const { shape, coincidence } = occupiedShape(facts.occupancy ?? UNSURE, isEconomy7 && !isHeated);
  const own = shape.map((share) => share * household);
  const heat = heating && heatShape(heating, type.floorArea, place, isEconomy7);
  const all = heat ? own.map((energy, at) => energy + heat[at]!) : own;
  const total = household + (heating ? heating.space + heating.hotWater : 0);
  return { household, heating, total, own, shape: all, coincidence, isEconomy7, mismatch, heatGuessedOver };
}

/** With a night meter, we assume electric heating at any use. */
function onlyHeatExplainsOver({ isEconomy7 }: LoadFacts, typical: number, calculated: HeatDemand): number {
  const [least = 0] = CONSTANTS.knownUseBounds.value;
  return isEconomy7 ? 0 : typical + least * (calculated.space + calculated.hotWater);
}

/** kWh a year of an electrically heated home. */
interface ElectricHeat {
  readonly household: number;
  readonly heating: HeatDemand;
  /** True if the meter's reading minus a typical household is far from the heat that such a home needs. */
  readonly mismatch: boolean;
}

/** Metered heat is plausible between these shares of the calculated heat. */
const [LEAST = 0, MOST = 0] = CONSTANTS.knownUseBounds.value;

/**
 * Divides the meter's reading into household and heat, which always add up to it. Heat is what remains after a typical
 * household, within plausible bounds. @param typical kWh a year without heat
 */
export function electricHeat(use: number | undefined, typical: number, calculated: HeatDemand): ElectricHeat {
  const usual = calculated.space + calculated.hotWater;
  if (use === undefined) return { household: typical, heating: calculated, mismatch: false };
  const over = use - typical;
  const believed = Math.min(Math.max(over, LEAST * usual), MOST * usual);
  // Even if the reading is too small for the heat, the household keeps a part for lights and cooking.
  const household = Math.max(use - believed, Math.min(use, LEAST * typical));
  return {
    household,
    heating: splitHeat(use - household, calculated),
    mismatch: contradicts(over, calculated),
  };
}

// HALF-03: uses a home's own half hours instead of a typical household's.

/** Facts about a measured load. */
export interface Measured extends Omit<HalfHours, 'means'> {
  /** Months without readings, which get the usual shape; January is 0. */
  readonly filled: readonly number[];
  /** The share of the year's days in months with readings. */
  readonly part: number;
}

/** The fields of `HomeLoad` that a meter determines. */
interface Metered {
  readonly household: number;
  readonly heating: HeatDemand | null;
  readonly total: number;
  readonly own: YearShape;
  readonly shape: YearShape;
  readonly measured?: Measured | undefined;
}

/**
 * The load by the meter. The meter does not show which part is heat, so each half hour has the same share of heat as in
 * a usual home with this use. @param usual returns the home's load without half hours, for a yearly use or the known one
 */
function measuredLoad<Load extends Metered>(halfHours: HalfHours, usual: (use?: number) => Load): Load {
  const shape = measuredShape(halfHours, usual().shape);
  const total = yearTotal(shape);
  const like = usual(total);
  const isHeated = like.heating !== null;
  const own = isHeated ? shape.map((kWh, at) => kWh * ratio(like.own[at]!, like.shape[at]!)) : shape;
  const household = isHeated ? yearTotal(own) : total;
  const heating = like.heating && splitHeat(total - household, like.heating);
  return { ...like, household, heating, total, own, shape, measured: measured(halfHours) };
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 1;
}

/** A month without readings has the usual shape, scaled by how far the other months differ from usual. */
function measuredShape({ means }: HalfHours, usual: YearShape): YearShape {
  const read = (at: number) => means[Math.floor(at / SLOTS)]?.[at % SLOTS];
  const known = yearTotal(usual.map((_, at) => read(at) ?? 0));
  const usually = yearTotal(usual.map((kWh, at) => (read(at) === undefined ? 0 : kWh)));
  return usual.map((kWh, at) => read(at) ?? (kWh * known) / usually);
}

function measured({ means, ...rest }: HalfHours): Measured {
  const filled = DAYS.flatMap((_, month) => (means[month] ? [] : [month]));
  return { ...rest, filled, part: 1 - sum(filled.map((month) => DAYS[month]!)) / sum(DAYS) };
}
