// Knows where the visitor is: routes in our own part of the page's hash, or in memory alone (AMB-41).
import { parseRoute, type Route, routePath } from '../domain/route.ts';
import type { Navigation } from '../state/widget.ts';
import { hashOf, type Mark, ownPath, pushMark, readMark, replaceMark } from './page-history.ts';

export interface Place {
  readonly route: Route;
  readonly step: string | null;
}

export interface RouterOptions {
  readonly mode: 'hash' | 'memory';
  readonly base: string;
  /** Where an unknown path leads, and where the visitor begins. */
  readonly start: Route;
  /** Where this element was in its earlier life on the page. */
  readonly kept: Place | null;
  /** Where the last visit of this session was, if it is to be resumed. */
  readonly resume: Place | null;
}

export interface Router extends Navigation {
  /** Stops listening to the page, and from now on leaves its address alone. */
  stop(): void;
}

export function createRouter(options: RouterOptions): Router {
  const { mode, base, start } = options;
  const inHash = mode === 'hash';
  const listeners = new Set<() => void>();
  let place = firstPlace(options);
  let entry = inHash ? (readMark(base)?.id ?? null) : null;
  let stopped = false;
  let beforeError: Route = place.route.name === 'error' ? start : place.route;

  function arrive(next: Place): void {
    if (next.route.name !== 'error') beforeError = next.route;
    const same = routePath(next.route) === routePath(place.route);
    place = same ? { ...next, route: place.route } : next;
    for (const listener of [...listeners]) listener();
  }

  function push(next: Place): void {
    // A call that was still under way when the element was taken out may end here.
    if (stopped) return;
    if (inHash) {
      if (readMark(base)?.id !== entry || entry === null) markPresentEntry();
      const mark = markOf(next, { route: routePath(place.route), step: place.step });
      pushMark(base, mark, hashOf(base, mark.route));
      entry = mark.id;
    }
    arrive(next);
  }

  /** The first entry carries no mark, since nothing is written on mount; it is given one as the visitor leaves it. */
  function markPresentEntry(): void {
    const mark = markOf(place, null);
    replaceMark(base, mark);
    entry = mark.id;
  }

  function onPageMoved(): void {
    const path = ownPath(base);
    const mark = readMark(base);
    const known = path === null ? null : parseRoute(path);
    const marked = mark && (path === null || mark.route === path) ? mark : null;
    const route = known ?? (marked && path === null ? parseRoute(marked.route) : null);
    const arrived = marked?.id ?? null;
    // A move of the hash fires two events; the second finds us there already.
    if (arrived !== null && arrived === entry) return;
    entry = arrived;
    if (route) arrive({ route, step: marked?.step ?? null });
    else if (path !== null) correct();
  }

  /** An unknown path under our base leads to the start (ROUTE-01). */
  function correct(): void {
    const mark = markOf({ route: start, step: null }, null);
    replaceMark(base, mark, hashOf(base, mark.route));
    entry = mark.id;
    arrive({ route: start, step: null });
  }

  function leadsBack(step: string, isFirst: boolean): boolean {
    const mark = readMark(base);
    const before = mark && mark.id === entry ? mark.before : null;
    if (before === null || before.route !== routePath(place.route)) return false;
    return before.step === step || (isFirst && before.step === null);
  }

  if (inHash) {
    if (ownPath(base) !== null && !parseRoute(ownPath(base) ?? '')) correct();
    addEventListener('popstate', onPageMoved);
    addEventListener('hashchange', onPageMoved);
  }

  return {
    current: () => place.route,
    step: () => place.step,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (route) => push({ route, step: null }),
    goToStart: () => push({ route: start, step: null }),
    // Nothing but a hash can be joined to an address like about:srcdoc.
    href: (route) => new URL(inHash ? hashOf(base, routePath(route)) : '#', location.href).href,
    goToStep: (step) => push({ route: place.route, step }),
    backToStep(step, isFirst) {
      if (inHash && leadsBack(step, isFirst)) history.back();
      else push({ route: place.route, step });
    },
    leaveError: () => push({ route: beforeError, step: null }),
    stop() {
      stopped = true;
      removeEventListener('popstate', onPageMoved);
      removeEventListener('hashchange', onPageMoved);
    },
  };
}

/**
 * A hash of ours decides; without one, where this element was; else where the last visit was, if it was where we begin
 * anyway; else the start.
 */
function firstPlace({ mode, base, start, kept, resume }: RouterOptions): Place {
  const path = mode === 'hash' ? ownPath(base) : null;
  const route = path === null ? null : parseRoute(path);
  if (route) {
    const last = kept ?? resume;
    const step = readMark(base)?.step ?? (last?.route.name === route.name ? last.step : null);
    return { route, step };
  }
  if (kept) return kept;
  const resumes = resume !== null && (mode === 'memory' || resume.route.name === start.name);
  return resumes ? resume : { route: start, step: null };
}

function markOf({ route, step }: Place, before: Mark['before']): Mark {
  return { route: routePath(route), step, id: Math.random().toString(36).slice(2), before };
}
