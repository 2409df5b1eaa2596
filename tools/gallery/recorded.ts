// The data that `record.mjs` writes and the gallery reads.

export interface Exchange {
  readonly call: string;
  readonly sent: unknown;
  /** Null if no response came. */
  readonly status: number | null;
  readonly text: string;
}

export interface Recorded {
  /** The day of the prices in the responses: an ISO date. */
  readonly day: string;
  readonly walks: readonly {
    readonly name: string;
    readonly states: readonly string[];
    readonly answers: readonly Exchange[];
  }[];
  /** The first state that shows each part, by the part's folder in src/ui. */
  readonly parts: Readonly<Record<string, string>>;
  /** The first state that asks each question, by the question's id. */
  readonly steps: Readonly<Record<string, string>>;
  /** The first state for each reason of `heq-stage`, including those for which a home is refused. */
  readonly refusals: Readonly<Record<string, string>>;
}
