// Knows the last visit's edge: what of a journey is saved for the session, and how it is parsed on the way back.
import * as v from 'valibot';
import { stringifyJson } from '../api/page-json.ts';
import { parseJson } from '../api/parse-json.ts';
import { settleFlags } from '../domain/flags.ts';
import { parseRoute, type Route, routePath } from '../domain/route.ts';
import type { JourneyState } from './journey-state.ts';
import type { JourneyStore } from './journey-store.ts';
import type { ProgressStorage } from './page-storage.ts';
import { savedAnswers } from './saved-answers.ts';

/** Raise it when the saved shape changes: what an older or newer build saved is dropped. */
const VERSION = 1;

const flag = v.boolean();
/** FLAG-04: nobody but a hand in the storage turns both of a car's on, and then comparing wins, as everywhere. */
const flags = v.pipe(
  v.object({ ashp: flag, solar: flag, evCompare: flag, evOnly: flag }),
  v.transform(settleFlags),
);
const drafts = v.record(v.string(), v.record(v.string(), v.unknown()));
const at = v.nullable(v.string());
const byAsset = v.partial(v.object({ solar: v.string(), ev: v.string(), ashp: v.string() }));

const saved = v.object({
  version: v.literal(VERSION),
  route: v.string(),
  flags,
  answers: savedAnswers,
  drafts,
  at,
  quoteIds: byAsset,
  quoteFailures: byAsset,
  shown: v.nullable(v.picklist(['solar', 'ev', 'ashp'])),
  cleared: v.nullable(v.object({ answers: savedAnswers, drafts, at, quoteIds: v.optional(byAsset, {}) })),
});

export interface SavedProgress {
  readonly route: Route | null;
  readonly state: Partial<JourneyState>;
}

/** What was saved earlier in this session; null when there is nothing or it can't be trusted. */
export function readProgress(storage: ProgressStorage): SavedProgress | null {
  const text = storage.read();
  if (text === null) return null;
  const parsed = v.safeParse(saved, parseJson(text));
  if (!parsed.success) return null;
  const { version: _, route, ...state } = parsed.output;
  return { route: parseRoute(route), state: state as Partial<JourneyState> };
}

/** Saves after every change of the journey or the route; nothing is kept of a visit to the home page. Returns the stop. */
export function keepProgress(
  store: JourneyStore,
  storage: ProgressStorage,
  router: { current(): Route; subscribe(listener: () => void): () => void },
): () => void {
  const save = () => {
    const route = router.current();
    if (route.name === 'home') storage.clear();
    else storage.write(progressText(store.getState(), route));
  };
  const stops = [store.subscribe(save), router.subscribe(save)];
  return () => {
    for (const stop of stops) stop();
  };
}

function progressText(state: JourneyState, route: Route): string {
  const { flags, answers, drafts: typed, at: step, quoteIds, quoteFailures, shown, cleared } = state;
  const progress: v.InferOutput<typeof saved> = {
    version: VERSION,
    route: routePath(route),
    flags,
    answers,
    drafts: typed as Record<string, Record<string, unknown>>,
    at: step,
    quoteIds: quoteIds as Record<string, string>,
    quoteFailures: quoteFailures as Record<string, string>,
    shown,
    cleared: cleared as v.InferOutput<typeof saved>['cleared'],
  };
  return stringifyJson(progress);
}
