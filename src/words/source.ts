/** The sources of the landing pages' claims. */
export interface Source {
  readonly name: string;
  /** The source as readers see it. */
  readonly date: string;
  /** Read in the source, derived from it, general knowledge, or a choice of our model. */
  readonly mark: 'read' | 'derived' | 'general' | 'model';
  /** The last day of a quarter on which its figures are valid; absent if they do not depend on quarters. */
  readonly ends?: 'to' | 'mileTo';
}
