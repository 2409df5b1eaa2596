// Knows the scalar figures of the model, each with its unit, source, date and quality.
import constants from '../data/constants.json' with { type: 'json' };

/** How well a figure is known: read in a source, derived from such, known in general, or chosen by us. */
export type Quality = 'read' | 'derived' | 'general-knowledge' | 'modelling-choice' | 'exact' | 'given';

/** Where a figure comes from. */
export interface Provenance {
  readonly unit: string;
  readonly source: string;
  /** ISO date, month or year. */
  readonly date: string;
  readonly quality: string;
}

export const CONSTANTS = constants;
