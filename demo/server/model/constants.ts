// The scalar figures of the model, each with its unit, source, date and quality.
import constants from '../data/constants.json' with { type: 'json' };

/** Where a figure comes from. */
export interface Provenance {
  readonly unit: string;
  readonly source: string;
  /** ISO date, month or year. */
  readonly date: string;
  /** ISO dates of the period in which the figure is valid; `to` is null if no end is known. */
  readonly from?: string;
  readonly to?: string | null;
  /** read, derived, general-knowledge, modelling-choice, exact or given. */
  readonly quality: string;
}

export const CONSTANTS = constants;
