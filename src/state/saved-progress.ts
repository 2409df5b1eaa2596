// Decides what part of a journey is saved for the session, and parses it when it is read.

import * as v from 'valibot';
import { clientCalls } from '../api/client-calls.ts';
import { parseJson, stringifyJson } from '../api/json.ts';
import { type Flags, settleFlags } from '../domain/journey.ts';
import type { Route } from '../domain/route.ts';
import { keysOf } from '../domain/safe-built-ins.ts';
import { object } from '../domain/schema.ts';
import { type JourneyState, quoteOf } from './journey-state.ts';
import { isStopped, type JourneyStore } from './journey-store.ts';
import type { Product } from './product.ts';

/** Raise this when the saved shape changes: progress saved by another version is dropped. */
const VERSION = 4;

/** Meter numbers are not saved, since any script of the page can read the storage. The address's id identifies the home. */
const METER_NUMBERS = /^(mp[ar]n|xoserve)/;

const drafts = v.record(v.string(), v.record(v.string(), v.unknown()));
const text = v.nullable(v.string());

/** Accepts only flags, answers and assets that the product has. */
function savedBy({ assets, flagsFor, savedAnswers: answers }: Product) {
  const each = <Schema extends v.GenericSchema>(names: readonly string[], schema: Schema) =>
    object(Object.fromEntries(names.map((name) => [name, schema])));
  const ids = assets.map(({ id }) => id);
  const byAsset = each(ids, v.optional(v.string()));
  // FLAG-04: both car flags are on only if somebody edited the storage; comparing then wins, as everywhere.
  const flags = v.pipe(
    each(keysOf(flagsFor('')), v.boolean()),
    v.transform((all) => settleFlags(all as Flags)),
  );
  const draftParts = { answers, drafts, at: text };
  const quoted = {
    ...draftParts,
    flags,
    quoteIds: byAsset,
    quoteFailures: byAsset,
    shown: v.nullable(v.picklist(ids)),
    headline: text,
  };
  return object({
    ...quoted,
    version: v.literal(VERSION),
    route: v.string(),
    left: v.nullable(object(quoted)),
    share: v.optional(v.nullable(clientCalls.createShare.answer), null),
    stopped: v.optional(v.boolean(), false),
    cleared: v.nullable(object({ ...draftParts, quoteIds: v.optional(byAsset, {}) })),
  });
}

/** The progress saved earlier in this session; null if there is none or it is invalid. */
export function readProgress(storage: ProgressStorage, product: Product) {
  const text = storage.read();
  if (text === null) return null;
  // A page's own storage may give what is no text.
  const parsed = v.safeParse(savedBy(product), parseJson(String(text)));
  if (!parsed.success) return null;
  const { version: _, route, ...state } = parsed.output;
  return { route: product.routes.parse(route), state: state as Partial<JourneyState> };
}

export type SavedProgress = NonNullable<ReturnType<typeof readProgress>>;

/**
 * Saves after changes of the journey or the route, once for all changes of a moment; on the home page, also the quote
 * that the visitor left. Returns a function that stops saving.
 */
export function keepProgress(
  store: JourneyStore,
  storage: ProgressStorage,
  router: { current(): Route; subscribe(listener: () => void): () => void },
  { routes }: Pick<Product, 'routes'>,
): () => void {
  let isDue = false;
  const save = () => {
    if (!isDue) return;
    isDue = false;
    const route = router.current();
    const state = store.getState();
    if (route.name === 'home' && !state.left) storage.clear();
    else storage.write(progressText(state, routes.path(route)));
  };
  // Writing takes half a millisecond, and a press of Next makes four changes.
  const saveSoon = () => {
    if (!isDue) queueMicrotask(save);
    isDue = true;
  };
  const stops = [store.subscribe(saveSoon), router.subscribe(saveSoon), save];
  return () => {
    for (const stop of stops) stop();
  };
}

function progressText(state: JourneyState, route: string): string {
  const { share, cleared, left } = state;
  const progress = {
    ...quoteOf(state),
    version: VERSION,
    route,
    share,
    stopped: isStopped(state),
    cleared,
    left,
  };
  return stringifyJson(progress, (key, value) => (METER_NUMBERS.test(key) ? undefined : value));
}

export interface ProgressStorage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Stores nothing (`persist="none"`). */
export const noStorage: ProgressStorage = { read: () => null, write: () => {}, clear: () => {} };

/**
 * One entry of `sessionStorage`, which may be blocked, full, missing or replaced; nothing here ever throws. If the page
 * has no usable storage, reading returns null and writing does nothing.
 */
export function sessionEntry(key: string): ProgressStorage {
  const attempt = <Value>(act: (storage: Storage) => Value): Value | null => {
    try {
      const storage = globalThis.sessionStorage;
      return storage ? act(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (text) => void attempt((storage) => storage.setItem(key, text)),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}
