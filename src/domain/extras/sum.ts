/** How well a term is known: by its meter, by its meter's half hours, said by the visitor, taken for granted, published, or worked out here. */
export const TERM_TAGS = ['meter', 'measured', 'told', 'assumed', 'published', 'worked-out'] as const;
export type TermTag = (typeof TERM_TAGS)[number];

/** What a figure is made of. `subtract` and `divide` take the first term less, or by, the rest. */
export interface Sum {
  readonly value: number;
  readonly unit: string;
  readonly op: 'add' | 'subtract' | 'multiply' | 'divide';
  readonly terms: readonly Term[];
}

export interface Term {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** Id of the sum behind this term, among the result's sums. */
  readonly sum: string | null;
  readonly tag: TermTag;
  readonly source: string | null;
  /** ISO date. */
  readonly date: string | null;
  /** 'indicative' where the source could not be confirmed. */
  readonly quality: string | null;
}
