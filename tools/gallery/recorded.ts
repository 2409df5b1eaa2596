// What `record.mjs` writes and the gallery reads.

export interface Exchange {
  readonly call: string;
  readonly sent: unknown;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly text: string;
}

export interface Recorded {
  readonly walks: readonly {
    readonly name: string;
    readonly states: readonly string[];
    readonly answers: readonly Exchange[];
  }[];
  /** By the folder of src/ui: the first state that shows it. */
  readonly parts: Readonly<Record<string, string>>;
  /** By the id of the question: the first state that asks it. */
  readonly steps: Readonly<Record<string, string>>;
  /** By the reason that `heq-stage` gives: the first state with it, including those of a refused home. */
  readonly refusals: Readonly<Record<string, string>>;
}
