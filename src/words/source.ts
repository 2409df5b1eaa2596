/** Whose figures a claim stands on. */
export interface Source {
  readonly name: string;
  /** As a reader is told it. */
  readonly date: string;
  /** Read in the source, derived from what was read there, general knowledge, or a choice of our model. */
  readonly mark: 'read' | 'derived' | 'general' | 'model';
  /** ISO date: the last day that its figures are in force. */
  readonly to?: string;
}
