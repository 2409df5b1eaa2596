// Retries conflicts in the database, and turns its other errors into answers for the visitor.
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Verdict } from './engine.ts';

/** Its message is for the visitor. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** For the operator. */
  readonly reason: string;
  readonly isFull: boolean;

  constructor(message: string, reason: string, isFull = false) {
    super(message);
    this.reason = reason;
    this.isFull = isFull;
  }
}

const SENTENCES: Readonly<Record<Exclude<Verdict, 'fault'>, string>> = {
  again: 'Too many changes arrived at once. Please try again shortly.',
  unavailable: 'The quotes cannot be reached at present. Please try again shortly.',
  full: 'Nothing can be stored at present, because the server has no space left.',
};

const MOST_TRIES = 8;
/** Milliseconds; the pause before each retry is random and up to this times the number of tries. */
const PAUSE = 5;

/** Runs `work` and retries it after a conflict. Throws StoreUnavailable if the database can't answer, and other errors unchanged. */
export async function orUnavailable<Value>(
  judge: Engine['judge'],
  work: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const verdict = judge(error);
      if (verdict === 'fault') throw error;
      if (verdict !== 'again' || tries === MOST_TRIES) throw unavailable(verdict, error as Error);
      await wait(Math.random() * PAUSE * tries);
    }
  }
}

function unavailable(verdict: keyof typeof SENTENCES, error: Error): StoreUnavailable {
  const { errcode, code } = error as Error & { errcode?: number; code?: string };
  const reason = `${error.message} [${errcode ?? code ?? 'connection'}]`;
  return new StoreUnavailable(SENTENCES[verdict], reason, verdict === 'full');
}

// biome-ignore lint/suspicious/noExplicitAny: functions of every kind
type Methods = Readonly<Record<string, (...given: any[]) => Promise<unknown>>>;

/** Wraps functions with `orUnavailable`. */
export function guarded<Some extends { readonly [Name in keyof Some]: Methods[string] }>(
  judge: Engine['judge'],
  some: Some,
): Some {
  const guard = ([name, ask]: [string, Methods[string]]) => [
    name,
    (...given: unknown[]) => orUnavailable(judge, () => ask(...given)),
  ];
  return Object.fromEntries(Object.entries(some).map((entry) => guard(entry as never)));
}
