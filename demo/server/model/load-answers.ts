import type { HalfHours } from '../../../src/domain/half-hours.ts';
import { OCCUPANCIES, type Occupancy } from '../../../src/domain/occupancy.ts';
import type { Insulation } from './heat-pump/heat-demand.ts';
import type { HeatingFuel } from './home-load.ts';
import type { Built } from './place/property-type.ts';

/** What any quote may carry of a home beside what its own asset needs; null or absent: never asked. */
export interface HomeInput extends Built {
  readonly heatingFuel?: number | null | undefined;
  readonly insulation?: number | null | undefined;
  readonly archeTypeId?: number | null | undefined;
  readonly isEconomy7?: boolean | null | undefined;
  readonly halfHours?: HalfHours | null | undefined;
}

/** Which of the known uses is the visitor's own figure, and not the meter's. */
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

/** The answers that decide a home's load; one that is none of its list counts as never asked. */
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
