/** Whose figures a claim stands on. */
export interface Source {
  readonly name: string;
  /** As a reader is told it. */
  readonly date: string;
  /** Read in the source, derived from what was read there, general knowledge, or a choice of our model. */
  readonly mark: 'read' | 'derived' | 'general' | 'model';
  /** Which day of a quarter's prices is the last that its figures are in force; absent where they do not go by quarters. */
  readonly ends?: 'to' | 'mileTo';
}
