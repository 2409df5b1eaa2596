import type { HalfHours } from '../../../src/domain/half-hours.ts';
import { OCCUPANCIES, type Occupancy } from '../../../src/domain/occupancy.ts';
import type { Insulation } from './heat-demand.ts';
import type { HeatingFuel } from './home-load.ts';
import type { Built } from './place/property-type.ts';

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
