// Knows one element's working life: the collaborators that its settings call for, made anew when those change.
import { type Api, createApi } from '../api/create-api.ts';
import type { Failure } from '../api/failure.ts';
import { flagsFor } from '../domain/flags.ts';
import type { RouteName } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import { followJourney } from '../shell/follow-journey.ts';
import { createRouter, type Place, type Router } from '../shell/router.ts';
import { sessionQuote } from '../state/journey-state.ts';
import { createJourneyStore, type JourneyStore } from '../state/journey-store.ts';
import { noStorage, type ProgressStorage, sessionEntry } from '../state/page-storage.ts';
import { keepProgress, readProgress } from '../state/saved-progress.ts';
import { createTracker } from '../state/tracker.ts';
import type { Widget } from '../state/widget.ts';
import { createWords } from '../words/words.ts';
import { claim, claimFree, release } from './claims.ts';
import type { Complaints } from './complaints.ts';
import { announce, announceFailure } from './events.ts';
import { announceJourney } from './journey-events.ts';
import { keepToken } from './keep-token.ts';
import { noticeLostClicks, noticePolicy } from './notice-page.ts';

export interface Session {
  readonly widget: Widget;
  /** Takes new settings or words; answers, route and quotes stay. False when they call for a session of their own. */
  update(settings: Settings, messages: Readonly<Record<string, string>>): boolean;
  /** Stops timers, listeners and the making of quotes; the journey's state stays. */
  stop(): void;
}

export interface SessionOptions {
  readonly host: HTMLElement;
  readonly settings: Settings;
  readonly messages: Readonly<Record<string, string>>;
  /** The journey of this element's earlier life on the page. */
  readonly kept: Kept | null;
  readonly complaints: Complaints;
}

/** What an element keeps when it is taken out of the page. */
export interface Kept {
  readonly store: JourneyStore;
  readonly place: Place;
}

/** Settings that the router and the storage are made from. */
const FIXED = ['router', 'routeBase', 'skipHome', 'persist'] as const;

const START = { home: { name: 'home' }, questions: { name: 'currentTariff' } } as const;

export function createSession(options: SessionOptions): Session {
  const { host } = options;
  const { warn, report } = options.complaints;
  const storageKey = claimFree(`home-energy-quote:${host.id || options.settings.routeBase}`, host);
  const storage = storageOf(options.settings, storageKey);
  const saved = options.kept ? null : readProgress(storage);
  const store = options.kept?.store ?? createJourneyStore(flagsFor(options.settings.journey));
  const router = routerFor(options.settings);
  if (saved && router.current().name !== 'home') store.actions.restore(saved.state);
  if (options.kept) comeBack(options.kept.place.route.name);

  let settings = options.settings;
  const tracker = createTracker({
    api: () => widget.api,
    isOn: () => settings.tracking === 'on',
    switchId: () => sessionQuote(store.getState()).switchId,
  });
  let widget: Widget = {
    settings,
    api: apiOf(settings),
    words: createWords({ copy: settings.copy, messages: options.messages }),
    store,
    navigation: router,
    tracker,
    fail,
    report: (failure) => announceFailure(host, failure),
    enquire: (enquiry) => !announce(host, 'heq-enquiry', enquiry),
    warn,
    now: () => new Date(),
  };
  const leave = () => tracker.flush();
  addEventListener('pagehide', leave);
  const stops = [
    () => store.actions.setQuoting(null),
    followJourney(() => widget),
    keepProgress(store, storage, router),
    announceJourney(host, widget),
    keepToken(host, () => widget),
    noticePolicy(host.ownerDocument, () => settings.apiBase, report),
    host.shadowRoot ? noticeLostClicks(host.shadowRoot, report) : () => {},
    () => router.stop(),
    leave,
    () => removeEventListener('pagehide', leave),
    () => release(storageKey, host),
    () => release(hashName(settings), host),
  ];

  function apiOf({ apiBase, authUrl }: Settings): Api {
    return createApi({ apiBase, authUrl, now: Date.now, report: warn });
  }

  /** A changed `journey` takes effect at the next start: at once where none has begun (AMB-11). */
  function beginWith(journey: Settings['journey']): void {
    const begun = ['currentTariff', 'quoteResults', 'error'].includes(router.current().name);
    if (!begun && store.getState().at === null) store.actions.choose(flagsFor(journey));
  }

  /** While the element was away the page may have moved on to another of our hashes: that is an arrival. */
  function comeBack(from: RouteName): void {
    const at = router.current().name;
    if (at !== from) store.actions.arrive(at, from, flagsFor(options.settings.journey));
  }

  function fail(failure: Failure): boolean {
    if (failure.kind !== 'fatal') return false;
    store.actions.setFatal({ status: failure.status, message: failure.message });
    router.go({ name: 'error', status: failure.status });
    return true;
  }

  function routerFor({ router: mode, routeBase: base, skipHome }: Settings): Router {
    const start = skipHome ? START.questions : START.home;
    const owned = mode === 'memory' || claim(hashName(options.settings), host);
    if (!owned)
      warn(
        `another <home-energy-quote> uses the hash #/${base}/…; this one keeps its route in memory. Give it a route-base of its own.`,
      );
    return createRouter({
      mode: owned ? mode : 'memory',
      base,
      start,
      kept: options.kept?.place ?? null,
      resume: savedPlace(saved),
    });
  }

  return {
    get widget() {
      return widget;
    },
    update(next, messages) {
      if (FIXED.some((key) => next[key] !== settings[key])) return false;
      const sameApi = next.apiBase === settings.apiBase && next.authUrl === settings.authUrl;
      settings = next;
      const api = sameApi ? widget.api : apiOf(next);
      widget = { ...widget, settings, api, words: createWords({ copy: next.copy, messages }) };
      beginWith(next.journey);
      return true;
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

function storageOf({ persist }: Settings, key: string): ProgressStorage {
  const entry = sessionEntry(key);
  if (persist === 'session') return entry;
  // What was kept before the page said not to keep anything goes too.
  entry.clear();
  return noStorage;
}

function hashName({ routeBase }: Settings): string {
  return `hash:${routeBase}`;
}

function savedPlace(saved: ReturnType<typeof readProgress>): Place | null {
  return saved?.route ? { route: saved.route, step: saved.state.at ?? null } : null;
}
