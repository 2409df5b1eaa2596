// State that all parts of a random tree share: their log, their changes from outside, and their failures.

export type Failing = '' | 'render' | 'effect' | 'layout' | 'ref' | 'cleanup' | 'event';

export interface Stage {
  /** Everything that happened, in order. */
  readonly log: string[];
  say(...words: readonly unknown[]): void;
  /** By the name of a part, a function that changes its state. */
  readonly changes: Map<string, () => void>;
  /** Changes one of them. The same number always changes the same one. */
  change(by: number): void;
  /** The place that must fail now. */
  failing: Failing;
  readonly store: {
    subscribe(listener: () => void): () => void;
    get(): number;
    add(): void;
  };
}

export function createStage(): Stage {
  const listeners = new Set<() => void>();
  let value = 0;
  return {
    log: [],
    say(...words) {
      this.log.push(words.join(' '));
    },
    changes: new Map(),
    change(by) {
      const names = [...this.changes.keys()].sort();
      if (names.length > 0) this.changes.get(names[by % names.length] as string)?.();
    },
    failing: '',
    store: {
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      get: () => value,
      add() {
        value++;
        for (const listener of [...listeners]) listener();
      },
    },
  };
}

/** Throws in one part of five if this place must fail now. */
export function mayFail(stage: Stage, where: Failing, number: number): void {
  if (stage.failing === where && number % 5 === 0) throw new Error(`Failed in ${where} ${number}`);
}
