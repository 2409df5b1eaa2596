// AMB-41: keeps routes in our own part of the page's hash, or only in memory.
import type { Route, RouteName, Routes } from '../domain/route.ts';
import type { Navigation, Widget } from '../state/widget.tsx';
import { listen } from '../ui/events.ts';
import { hashEntries, hashOf, noEntries, ownPath, type Place, placeInHash } from './page-history.ts';

interface RouterOptions {
  readonly mode: 'hash' | 'memory';
  readonly base: string;
  readonly routes: Routes;
  /** Where an unknown path leads, and where a visit begins. */
  readonly start: Route;
  /** The route from this element's earlier life on the page. */
  readonly earlier: Place | null;
  /** The route of the last visit in this session, if it is to be resumed. */
  readonly resume: Place | null;
}

export interface Router extends Navigation {
  /** Stops listening to the page, and leaves its URL alone. */
  stop(): void;
}

export function createRouter(options: RouterOptions): Router {
  const { mode, base, start, routes } = options;
  const inHash = mode === 'hash';
  const entries = inHash ? hashEntries(base, routes) : noEntries;
  const whereabouts = createWhereabouts(options);
  const { place, arrive } = whereabouts;
  let stopped = false;

  function go(route: Route, step: string | null = null): void {
    // A call that was still running when the element was removed may end here.
    if (stopped) return;
    entries.push({ route, step }, place());
    arrive({ route, step });
  }

  /** An unknown path under our base leads to the start (ROUTE-01). */
  function correct(): void {
    entries.replace({ route: start, step: null });
    arrive({ route: start, step: null });
  }

  function onPageMoved(): void {
    const arrival = entries.arrival();
    if (arrival === 'nowhere') correct();
    else if (arrival) arrive(arrival);
  }

  if (inHash && ownPath(base) !== null && !placeInHash(base, routes)) correct();
  const unwatch = inHash ? listen(window, { popstate: onPageMoved, hashchange: onPageMoved }) : () => {};
  return {
    current: () => place().route,
    step: () => place().step,
    subscribe: whereabouts.subscribe,
    go: (route) => go(route),
    goToStart: () => go(start),
    // An address such as about:srcdoc accepts nothing but a hash.
    href: (route) => new URL(inHash ? hashOf(base, routes.path(route)) : '#', location.href).href,
    goToStep: (step) => go(place().route, step),
    backToStep(step, isFirst) {
      if (entries.leadsBack(place().route, step, isFirst)) history.back();
      else go(place().route, step);
    },
    leaveError: () => go(whereabouts.beforeError()),
    stop() {
      stopped = true;
      unwatch();
    },
  };
}

/** The current route, the route before the error page, and the listeners. */
function createWhereabouts(options: RouterOptions) {
  const { start, routes } = options;
  const listeners = new Set<() => void>();
  let place = firstPlace(options);
  let beforeError: Route = place.route.name === 'error' ? start : place.route;
  return {
    place: () => place,
    beforeError: () => beforeError,
    arrive(next: Place): void {
      if (next.route.name !== 'error') beforeError = next.route;
      const same = routes.path(next.route) === routes.path(place.route);
      place = same ? { ...next, route: place.route } : next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Our hash decides. Without one: this element's earlier route; or the last visit's route, if it was where a visit begins
 * anyway or if the visitor came back (a library that replaces pages may remove hash and mark). Otherwise the start.
 */
function firstPlace({ mode, base, routes, start, earlier, resume }: RouterOptions): Place {
  const inHash = placeInHash(base, routes);
  // A shared link is read even if the URL is not ours to change.
  const named = mode === 'hash' || inHash?.route.name === 'shared' ? inHash : null;
  if (named) {
    const last = earlier ?? resume;
    const step = named.step ?? (last?.route.name === named.route.name ? last.step : null);
    return { route: named.route, step };
  }
  if (earlier) return earlier;
  const cameBack = window.navigation?.canGoForward;
  const resumes = resume !== null && (mode === 'memory' || cameBack || resume.route.name === start.name);
  return resumes ? resume : { route: start, step: null };
}

/**
 * Updates the journey when the route or step changes: answers cleared or kept, the step, tracking records. Keeps the store up
 * to date with the router. Returns a function that stops it.
 */
export function followJourney(widget: () => Widget): () => void {
  const { navigation } = widget();
  let from: RouteName = navigation.current().name;
  let path = '';

  function follow(): void {
    const { store, settings, tracker, product } = widget();
    const at = navigation.current();
    if (at.name !== from) store.actions.arrive(at.name, from, product.flagsFor(settings.journey));
    if (at.name === 'currentTariff' && navigation.step() !== store.getState().at)
      store.actions.goTo(navigation.step());
    if (at.name !== 'error' && store.getState().fatal) store.actions.setFatal(null);
    const now = product.routes.path(at);
    // The results screen itself reports which result is viewed.
    if (now !== path && at.name !== 'quoteResults') tracker.record(at.name, 'Viewed');
    from = at.name;
    path = now;
  }

  /** Going back under the loader means going back: quotes that are then created must not lead forward again. */
  function move(): void {
    const { store } = widget();
    const { quoting, stopped } = store.getState();
    // Changes nothing unnecessarily, since the store's listeners would report the move before it is complete.
    if (quoting || stopped) store.actions.setQuoting(null);
    follow();
  }

  follow();
  return navigation.subscribe(move);
}
