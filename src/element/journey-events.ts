// Decides which changes of the journey dispatch an event, and with what detail: never personal data.
import type { Failure } from '../api/failure.ts';
import type { Asset } from '../domain/journey.ts';
import type { Range } from '../domain/range.ts';
import { co2Reduction, type Result, recommendedRow } from '../domain/result.ts';
import { keysOf } from '../domain/safe-built-ins.ts';
import { type JourneyState, quotedAssets } from '../state/journey-state.ts';
import type { JourneyStore } from '../state/journey-store.ts';
import type { Tracker } from '../state/tracker.ts';
import type { Stage, Widget } from '../state/widget.tsx';
import { progress, stepAt, walkPlan } from '../wizard/walk.ts';
import { announce } from './events.ts';

export function announceJourney(host: HTMLElement, widget: Widget): () => void {
  const { store, navigation } = widget;
  const place = announcePlace(host, widget);
  const stops = [
    navigation.subscribe(place.onRoute),
    store.subscribe((state, before) => {
      for (const asset of quotedAssets(state)) {
        const quoteId = state.quoteIds[asset];
        if (quoteId && quoteId !== before.quoteIds[asset]) announce(host, 'heq-quote', { asset, quoteId });
        announceResult(host, asset, state, before, widget);
      }
      place.onStep(state);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Dispatches once for each page and each question that the visitor comes to. */
function announcePlace(
  host: HTMLElement,
  { store, navigation, tracker, now: clock, product: { plan, routes } }: Widget,
) {
  // A token opens a visitor's results, so no event holds it.
  const pathNow = () => routes.path({ ...navigation.current(), token: '' });
  const walkOf = ({ flags, answers }: JourneyState) => walkPlan(plan, flags, answers);
  const isAsking = () => navigation.current().name === 'currentTariff';
  const first = store.getState();
  let path = pathNow();
  let step = isAsking() ? (stepAt(walkOf(first), first.at)?.id ?? '') : '';
  let since: number | null = null;
  /** The question that the visitor has left. */
  const secondsNow = () => (since === null ? null : Math.round((clock().getTime() - since) / 1000));
  const recordLeft = (left: string, seconds: number | null, more = {}) =>
    tracker.record('visit', 'Stage', { ...more, ...(seconds !== null && { left, seconds: `${seconds}` }) });

  function onStep(state: JourneyState): void {
    if (!isAsking()) return;
    const walk = walkOf(state);
    const now = stepAt(walk, state.at)?.id ?? '';
    if (now === step) return;
    const left = step;
    step = now;
    const { position, of } = progress(walk.steps, now);
    if (position === 0) return;
    const seconds = secondsNow();
    since = clock().getTime();
    announce(host, 'heq-step', { step: now, position, of, seconds });
    const { flags } = state;
    const journey = keysOf(flags)
      .filter((flag) => flags[flag])
      .join('-');
    recordLeft(left, seconds, { step: now, journey, width: () => `${host.clientWidth}` });
  }

  function onRoute(): void {
    if (pathNow() === path) return;
    const seconds = secondsNow();
    if (seconds !== null) recordLeft(step, seconds);
    since = null;
    path = pathNow();
    announce(host, 'heq-route', { route: navigation.current().name, path });
    step = '';
    onStep(store.getState());
  }

  return { onRoute, onStep };
}

function announceResult(
  host: HTMLElement,
  asset: Asset,
  state: JourneyState,
  before: JourneyState,
  { reach, tracker }: Widget,
): void {
  const now = state.results[asset];
  const quoteId = state.quoteIds[asset];
  if (!now || now === before.results[asset] || !quoteId) return;
  if (now.status === 'success' && now.value) {
    const shown = figures(now.value);
    announce(host, 'heq-result', { asset, quoteId, ...shown });
    // '' if a result has no such figure: the result was seen all the same.
    tracker.record('visit', 'Stage', { asset, saving: shown.savingPoundsPerYear?.toFixed() ?? '' });
    reach('estimated');
  }
}

function figures(result: Result) {
  const row = recommendedRow(result);
  const rangeOf = (figure: Range['figure']) => result.ranges?.find((one) => one.figure === figure);
  const [saving, cost, co2] = [rangeOf('savings'), rangeOf('annualCost'), rangeOf('co2')];
  return {
    savingPoundsPerYear: row?.savings ?? null,
    costPoundsPerYear: row?.annualCost ?? null,
    co2SavedTonnesPerYear: co2Reduction(result),
    savingPoundsPerYearLow: saving?.low ?? null,
    savingPoundsPerYearHigh: saving?.high ?? null,
    costPoundsPerYearLow: cost?.low ?? null,
    costPoundsPerYearHigh: cost?.high ?? null,
    co2SavedTonnesPerYearLow: co2?.low ?? null,
    co2SavedTonnesPerYearHigh: co2?.high ?? null,
  };
}

/** Dispatches and records each failure once, whichever parts of the page show it. One that the visitor cancelled is none. */
export function createFailureReport(host: HTMLElement, tracker: () => Tracker): Widget['report'] {
  const reported = new WeakSet<Failure>();
  return (failure) => {
    const { kind } = failure;
    if (kind === 'cancelled' || reported.has(failure)) return;
    reported.add(failure);
    const status = 'status' in failure ? failure.status : null;
    announce(host, 'heq-error', { kind: 'failure', code: kind, status, message: kind });
    tracker().record('failure', 'Stage', { kind });
  };
}

const ORDER: readonly Stage[] = ['viewed', 'estimated', 'engaged', 'enquired'];

/**
 * KEEP-04: how far a visitor has come, dispatched to the page and recorded, each stage once in a journey, without personal
 * data.
 */
export function stagesOf(host: HTMLElement, store: JourneyStore, tracker: () => Tracker): Widget['reach'] {
  let begun = store.getState().journeyNumber;
  let furthest = -1;
  let refused: string | null = null;
  return (stage, given) => {
    const reason = given ?? null;
    const now = store.getState().journeyNumber;
    // The visit has already been viewed when its next journey begins.
    if (now !== begun) furthest = Math.min(furthest, 0);
    if (now !== begun) refused = null;
    begun = now;
    const at = ORDER.indexOf(stage);
    const isRefusal = at < 0;
    if (isRefusal ? reason === refused : at <= furthest) return;
    if (isRefusal) refused = reason;
    else furthest = at;
    announce(host, 'heq-stage', { stage, reason });
    tracker().record('stage', 'Stage', reason === null ? { stage } : { stage, reason });
  };
}
