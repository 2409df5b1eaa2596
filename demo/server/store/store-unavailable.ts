// The answer to a visitor while the database is unavailable.

import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Verdict } from './engine.ts';

/** `message` is for the visitor, `reason` for the operator. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly reason: string;
  readonly isFull: boolean;

  constructor(message: string, reason: string, isFull = false) {
    super(message);
    this.reason = reason;
    this.isFull = isFull;
  }
}

const SENTENCES: Readonly<Record<Exclude<Verdict, 'fault'>, string>> = {
  again: 'The quotes are being changed by too many at once. Please try again shortly.',
  unavailable: 'The quotes can not be reached at present. Please try again shortly.',
  full: 'Nothing can be stored at present, because the server has no room left.',
};

/** Of what lost to another; and milliseconds before the second, each later one waits longer. */
const MOST_TRIES = 8;
const PAUSE = 5;

/** Runs `work`, again where it lost to another. Throws StoreUnavailable when it can't be done now, a fault as it is. */
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

/** The same functions, each of which throws StoreUnavailable when the database can't do it now. */
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
