import { OCCUPANCIES, type Occupancy } from '../../../../src/domain/usage.ts';
import type { HalfHours } from '../../../../src/domain/yours.ts';
import { type Place, placeOf } from '../place/place.ts';
import { type Built, type PropertyType, propertyType } from '../place/property-type.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Insulation } from './heat-demand.ts';
import type { HeatingFuel } from './home-load.ts';

/** Answers about the home that any quote may have; null or absent if they were not asked. */
export interface HomeInput extends Built {
  /** 1 gas, 2 electric, 3 oil. */
  readonly heatingFuel?: number | null | undefined;
  /** 1 well, 2 medium, 3 poorly insulated. */
  readonly insulation?: number | null | undefined;
  /** AMB-30: the house usage, 1 to 4. */
  readonly archeTypeId?: number | null | undefined;
  readonly isEconomy7?: boolean | null | undefined;
  /** The home's own metered half hours, which replace its use and the usual profile. */
  readonly halfHours?: HalfHours | null | undefined;
}

/** The input of any quote. Use is in kWh a year, and null or absent if unknown. */
export interface QuoteInput extends HomeInput {
  readonly postcode: string;
  readonly electricityUsage?: number | null | undefined;
  /** The tariff to recommend; the cheapest by default. */
  readonly tariffId?: number | undefined;
}

/** True for each use that is the visitor's own figure and not the meter's. */
export interface StatedUse {
  readonly electricity: boolean;
  readonly gas: boolean;
}

interface LoadAnswers {
  readonly fuel: HeatingFuel | undefined;
  readonly insulation: Insulation | undefined;
  readonly occupancy: Occupancy | undefined;
  readonly isEconomy7: boolean;
  readonly halfHours: HalfHours | undefined;
}

/** The answers that determine a home's load. An invalid answer counts as not asked. */
export function loadAnswers(asked: HomeInput): LoadAnswers {
  return {
    fuel: oneOfThree(asked.heatingFuel) ?? undefined,
    insulation: oneOfThree(asked.insulation) ?? undefined,
    occupancy: occupancyOf(asked.archeTypeId) ?? undefined,
    isEconomy7: asked.isEconomy7 ?? false,
    halfHours: asked.halfHours ?? undefined,
  };
}

export function oneOfThree(id: number | null | undefined): 1 | 2 | 3 | null {
  return id === 1 || id === 2 || id === 3 ? id : null;
}

export function occupancyOf(id: number | null | undefined): Occupancy | null {
  return OCCUPANCIES.find((one) => one === id) ?? null;
}

// The place and type of the home in a quote, or a refusal.

export function servedPlace(postcode: string): Place | Refusal {
  const place = placeOf(postcode);
  if (!place) return refuse('postcode', `We know no place with the postcode ${postcode}.`);
  if (place.served === 'no') return refuse('not-served', `We do not cover ${place.name}.`);
  return place;
}

export function knownProperty(id: number): PropertyType | Refusal {
  return propertyType(id) ?? refuse('property-type', `There is no property type ${id}.`);
}

/** Returns a use in kWh a year, or undefined if it is missing, zero or negative, which is not a plausible reading. */
export function known(usage: number | null | undefined): number | undefined {
  return usage !== null && usage !== undefined && Number.isFinite(usage) && usage > 0 ? usage : undefined;
}
