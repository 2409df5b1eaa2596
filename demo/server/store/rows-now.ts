import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** The time by the clock of the outbox's rows: the database's if servers share one. */
export async function rowsNow({ clock }: Engine, change: Transaction<Tables>): Promise<string> {
  return new Date(clock ? await clock(change) : Date.now()).toISOString();
}
