// The services of one running element, made again when its settings change.
import { type Api, createApi } from '../api/create-api.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { keepsAnswers } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import { followJourney } from '../shell/follow-journey.ts';
import { sessionQuote } from '../state/journey-state.ts';
import type { Product } from '../state/product.ts';
import { createTracker } from '../state/tracker.ts';
import type { Widget } from '../state/widget.ts';
import { firstPackFor } from '../words/find-pack.ts';
import { createWords, type Words } from '../words/words.ts';
import { announceEnquiry } from './announce-enquiry.ts';
import type { Complaints } from './complaints.ts';
import { announceFailure } from './events.ts';
import { announceJourney } from './journey-events.ts';
import { keepToken } from './keep-token.ts';
import { noticeLostClicks, noticePolicy } from './notice-page.ts';
import { type Journeying, resumeJourney } from './resume-journey.ts';
import type { SessionOptions } from './session-options.ts';
import { stagesOf } from './stages.ts';

export type Session = ReturnType<typeof createSession>;

/** The settings that the router and the storage depend on. */
const FIXED = ['router', 'routeBase', 'skipHome', 'persist'] as const;

export function createSession(options: SessionOptions) {
  const { host, product } = options;
  const { stops, ...journeying } = resumeJourney(options);
  const { store, navigation } = journeying;
  let apiInUse = apiKey(options.settings, options.endpoints);
  let widget = firstWidget(options, journeying, () => widget);
  const running = [...startWork(host, () => widget, options.complaints), ...stops];

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
      const api = wanted === apiInUse ? widget.api : apiOf(settings, endpoints, options.complaints);
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
  { host, product, settings, messages, endpoints, complaints }: SessionOptions,
  { store, navigation, visit }: Omit<Journeying, 'stops'>,
  now: () => Widget,
): Widget {
  return {
    product,
    settings,
    api: apiOf(settings, endpoints, complaints),
    words: wordsOf(product, settings, messages),
    store,
    navigation,
    tracker: createTracker({
      api: () => now().api,
      isOn: () => now().settings.tracking === 'on',
      switchId: () => sessionQuote(store.getState()).switchId,
      kept: visit,
    }),
    fail: (failure) => {
      if (failure.kind !== 'fatal') return false;
      store.actions.setFatal({ status: failure.status, message: failure.message });
      navigation.go({ name: 'error', status: failure.status });
      return true;
    },
    report: (failure) => announceFailure(host, failure, now().tracker),
    reach: stagesOf(host, store, () => now().tracker),
    enquire: (enquiry) => announceEnquiry(host, enquiry, complaints.warn),
    warn: complaints.warn,
    now: () => new Date(),
  };
}

/** Starts everything that runs alongside the screens. Returns the functions that stop it. */
function startWork(host: HTMLElement, widget: () => Widget, { report }: Complaints): (() => void)[] {
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
    noticePolicy(host.ownerDocument, () => widget().settings.apiBase, report),
    host.shadowRoot ? noticeLostClicks(host.shadowRoot, report) : () => {},
    leave,
    () => removeEventListener('pagehide', leave),
  ];
}

/** The settings that a client depends on: if one changes, a new client is made. */
function apiKey({ apiBase, authUrl }: Settings, endpoints: Endpoints): string {
  return JSON.stringify([apiBase, authUrl, endpoints]);
}

function apiOf({ apiBase, authUrl }: Settings, endpoints: Endpoints, { warn }: Complaints): Api {
  return createApi({ apiBase, authUrl, endpoints, now: Date.now, report: warn });
}

/** The assets' own sentences, added to those of the language. */
function wordsOf(product: Product, { lang, copy }: Settings, messages: SessionOptions['messages']): Words {
  return createWords({ pack: firstPackFor([lang]), copy, messages, more: product.sentences });
}
