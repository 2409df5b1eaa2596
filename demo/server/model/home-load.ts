import type { HalfHours } from '../../../src/domain/half-hours.ts';
import type { Occupancy } from '../../../src/domain/occupancy.ts';
import { CONSTANTS } from './constants.ts';
import { electricHeat } from './electric-heat.ts';
import { calculatedDemand, type HeatDemand, type Insulation } from './heat-demand.ts';
import { heatShape } from './heat-shape.ts';
import type { YearShape } from './load-profile.ts';
import { type Measured, measuredLoad } from './measured-load.ts';
import { occupiedShape } from './occupancy.ts';
import type { Place } from './place/place.ts';
import { type PropertyType, typicalElectricity, usualType } from './place/property-type.ts';

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
