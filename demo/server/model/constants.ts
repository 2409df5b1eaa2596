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
  /** The key of its source in the widget's languages; a constant's own name by default. */
  readonly name?: string;
}

export const CONSTANTS = constants;

const NAMES = new Map<object, string>(Object.entries(constants).map(([name, constant]) => [constant, name]));

/** The key of a source in the languages of the widget; undefined for the name of a publication. */
export function nameOf(provenance: Pick<Provenance, 'name'>): string | undefined {
  return provenance.name ?? NAMES.get(provenance);
}
