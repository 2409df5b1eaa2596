import type { HalfHours } from '../../../src/domain/half-hours.ts';
import type { Occupancy } from '../../../src/domain/occupancy.ts';
import { CONSTANTS } from './constants.ts';
import { electricHeat } from './electric-heat.ts';
import { calculatedDemand, type HeatDemand, type Insulation } from './heat-pump/heat-demand.ts';
import { heatShape } from './heat-shape.ts';
import type { YearShape } from './load-profile.ts';
import { type Measured, measuredLoad } from './measured-load.ts';
import { occupiedShape } from './occupancy.ts';
import type { Place } from './place/place.ts';
import { type PropertyType, typicalElectricity, usualType } from './place/property-type.ts';

/** ENT-08: 1 gas, 2 electric, 3 oil. */
export type HeatingFuel = 1 | 2 | 3;

/** What is known of a home; undefined where nobody said. The same for every asset, so that one home is one load. */
export interface LoadFacts {
  readonly place: Place;
  /** Null: a home like most. */
  readonly type: PropertyType | null;
  readonly fuel?: HeatingFuel | undefined;
  readonly insulation?: Insulation | undefined;
  readonly occupancy?: Occupancy | undefined;
  /** kWh a year on the electricity meter. */
  readonly electricityUsage?: number | undefined;
  readonly isEconomy7: boolean;
  /** Its own meter's. */
  readonly halfHours?: HalfHours | undefined;
}

/** A home's electricity today, kWh a year. */
export interface HomeLoad {
  /** Everything but heat. */
  readonly household: number;
  /** Heat from storage heaters or the like; null where another fuel makes it. */
  readonly heating: HeatDemand | null;
  /** Both: what the meter reads. */
  readonly total: number;
  /** The household's kWh in each half hour of a day of each month (12 × 48). */
  readonly own: YearShape;
  /** The same with its heat. */
  readonly shape: YearShape;
  /** Share of the household's use under the sun that panels meet at once. */
  readonly coincidence: number;
  readonly isEconomy7: boolean;
  /** A meter so far from what such a home would need for its heat that one of the two is likely to be wrong. */
  readonly mismatch: boolean;
  /** Null where it was said what heats the home; else the kWh a year over which its meter is taken to tell of heat. */
  readonly heatGuessedOver: number | null;
  /** Where the home's own half hours were read. */
  readonly measured?: Measured | undefined;
}

/** LOOK-05: unsure. */
const UNSURE: Occupancy = 4;
const MEDIUM: Insulation = 2;

/** One home, one load: what solar, car and heat pump quotes all begin with. */
export function homeLoad(facts: LoadFacts): HomeLoad {
  const { halfHours, electricityUsage: known } = facts;
  if (!halfHours) return usualLoad(facts);
  return measuredLoad(halfHours, (electricityUsage = known) => usualLoad({ ...facts, electricityUsage }));
}

/** By the profile of a usual household. */
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
  // Where heaters take the night's part of the meter, the rest is an ordinary household.
  const { shape, coincidence } = occupiedShape(facts.occupancy ?? UNSURE, isEconomy7 && !isHeated);
  const own = shape.map((share) => share * household);
  const heat = heating && heatShape(heating, type.floorArea, place, isEconomy7);
  const all = heat ? own.map((energy, at) => energy + heat[at]!) : own;
  const total = household + (heating ? heating.space + heating.hotWater : 0);
  return { household, heating, total, own, shape: all, coincidence, isEconomy7, mismatch, heatGuessedOver };
}

/** A night meter tells of heat at any use. */
function onlyHeatExplainsOver({ isEconomy7 }: LoadFacts, typical: number, calculated: HeatDemand): number {
  const [least = 0] = CONSTANTS.knownUseBounds.value;
  return isEconomy7 ? 0 : typical + least * (calculated.space + calculated.hotWater);
}
