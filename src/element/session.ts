// The services of one running element, made again when its settings change.
import { type Api, createApi } from '../api/create-api.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { keepsAnswers } from '../domain/route.ts';
import { isoDay } from '../domain/safe-built-ins.ts';
import type { Settings } from '../domain/settings.ts';
import { followJourney } from '../shell/router.ts';
import { sessionQuote } from '../state/journey-state.ts';
import type { Product } from '../state/product.ts';
import { createTracker } from '../state/tracker.ts';
import type { Widget } from '../state/widget.tsx';
import { firstPackFor } from '../words/find-pack.ts';
import { createWords, type Words } from '../words/words.ts';
import { announceEnquiry } from './events.ts';
import { type FaultReport, watchClicks, watchPolicy } from './faults.ts';
import { announceJourney, createFailureReport, stagesOf } from './journey-events.ts';
import { type Journeying, resumeJourney, type SessionOptions } from './resume-journey.ts';

export type Session = ReturnType<typeof createSession>;

const now = () => new Date();
const today = () => isoDay(now());

/** The settings that the router and the storage depend on. */
const FIXED = ['router', 'routeBase', 'skipHome', 'persist'] as const;

export function createSession(options: SessionOptions) {
  const { host, product } = options;
  const { stops, ...journeying } = resumeJourney(options);
  const { store, navigation } = journeying;
  let apiInUse = apiKey(options.settings, options.endpoints);
  let widget = firstWidget(options, journeying, () => widget);
  const running = [...startWork(host, () => widget, options.faults), ...stops];

  /** A changed `journey` takes effect at the next start, or at once if no journey has begun (AMB-11). */
  function beginWith(journey: Settings['journey']): void {
    const begun = !keepsAnswers(navigation.current().name);
    if (!begun && store.getState().at === null) store.actions.choose(product.flagsFor(journey));
  }

  return {
    get widget(): Widget {
      return widget;
    },
    /** Applies new settings or words; answers, route and quotes stay. False if they need a new session. */
    update({
      settings,
      messages,
      endpoints,
    }: Pick<SessionOptions, 'settings' | 'messages' | 'endpoints'>): boolean {
      const before = widget.settings;
      if (FIXED.some((key) => settings[key] !== before[key])) return false;
      const wanted = apiKey(settings, endpoints);
      const api = wanted === apiInUse ? widget.api : apiOf(settings, endpoints, options.faults);
      apiInUse = wanted;
      widget = { ...widget, settings, api, words: wordsOf(product, settings, messages) };
      beginWith(settings.journey);
      return true;
    },
    /** Stops timers, listeners and the creation of quotes; the journey's state stays. */
    stop(): void {
      for (const stop of running) stop();
    },
  };
}

/** The services that every component of this element may use, made from its settings at the start. */
function firstWidget(
  { host, product, settings, messages, endpoints, faults }: SessionOptions,
  { store, navigation, visit }: Omit<Journeying, 'stops'>,
  current: () => Widget,
): Widget {
  const report = createFailureReport(host, () => current().tracker);
  return {
    product,
    settings,
    api: apiOf(settings, endpoints, faults),
    words: wordsOf(product, settings, messages),
    store,
    navigation,
    tracker: createTracker({
      api: () => current().api,
      isOn: () => current().settings.tracking === 'on',
      switchId: () => sessionQuote(store.getState()).switchId,
      visitStorage: visit,
    }),
    fail: (failure) => {
      report(failure);
      if (failure.kind !== 'fatal') return false;
      store.actions.setFatal({ status: failure.status, message: failure.message });
      navigation.go({ name: 'error', status: failure.status });
      return true;
    },
    report,
    reach: stagesOf(host, store, () => current().tracker),
    enquire: (enquiry) => announceEnquiry(host, enquiry, faults.warn),
    warn: faults.warn,
    now,
  };
}

/** Starts everything that runs alongside the screens. Returns the functions that stop it. */
function startWork(host: HTMLElement, widget: () => Widget, { report }: FaultReport): (() => void)[] {
  const { store, tracker, settings } = widget();
  const { variant } = settings;
  const leave = () => tracker.flush();
  addEventListener('pagehide', leave);
  tracker.record('visit', 'Stage', { path: location.pathname, ...(variant && { variant }) });
  return [
    () => store.actions.stopQuoting(),
    followJourney(widget),
    announceJourney(host, widget()),
    keepToken(host, widget),
    watchPolicy(host.ownerDocument, () => widget().settings.apiBase, report),
    host.shadowRoot ? watchClicks(host.shadowRoot, report) : () => {},
    leave,
    () => removeEventListener('pagehide', leave),
  ];
}

/** The settings that a client depends on: if one changes, a new client is made. */
function apiKey({ apiBase, authUrl }: Settings, endpoints: Endpoints): string {
  return JSON.stringify([apiBase, authUrl, endpoints]);
}

function apiOf({ apiBase, authUrl }: Settings, endpoints: Endpoints, { warn }: FaultReport): Api {
  return createApi({ apiBase, authUrl, endpoints, now: Date.now, report: warn });
}

/** The assets' own sentences, added to those of the language. */
function wordsOf(product: Product, { lang, copy }: Settings, messages: SessionOptions['messages']): Words {
  return createWords({ pack: firstPackFor([lang]), copy, messages, today, more: product.sentences });
}

/** CONST-09, ms. */
const EVERY = 10_000;
/** ms: until a screen is painted, so that no request delays it. An earlier call requests a token itself. */
const PAINTED = 200;

/**
 * Renews the token every 10 seconds while the page is visible, and when the route changes (STATE-07, STATE-08, AMB-28). Starts
 * renewing; a failed renewal reports nothing. Returns a function that stops it.
 */
function keepToken(host: HTMLElement, widget: () => Widget): () => void {
  const page = host.ownerDocument;
  let timer: ReturnType<typeof setInterval> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const onError = () => widget().navigation.current().name === 'error';
  const renew = () => {
    if (!onError()) void widget().api.token.refresh();
  };
  const renewSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(renew, PAINTED);
  };
  const pause = () => {
    clearTimeout(soon);
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    if (page.visibilityState === 'hidden' || onError()) return pause();
    if (timer !== undefined) return;
    timer = setInterval(renew, EVERY);
    renewSoon();
  };
  const onRoute = () => {
    follow();
    renewSoon();
  };

  follow();
  const unsubscribe = widget().navigation.subscribe(onRoute);
  page.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', pause);
  addEventListener('pageshow', follow);
  return () => {
    pause();
    unsubscribe();
    page.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', pause);
    removeEventListener('pageshow', follow);
  };
}
