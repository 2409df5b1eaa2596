// The entries of the page's history that are ours: one a place, each with our mark, so that Back is the journey's Back.
import type { Route, Routes } from '../domain/route.ts';
import { hashOf, type Mark, ownPath, pushMark, readMark, replaceMark } from './page-history.ts';

/** A page may have made chance predictable: a mark is known by this document's start and a count. */
let marked = 0;
const nextId = () => `${globalThis.performance?.timeOrigin}-${++marked}`;

export interface Place {
  readonly route: Route;
  readonly step: string | null;
}

export interface Entries {
  /** Adds an entry for a place that was reached from another. */
  push(next: Place, from: Place): void;
  /** Gives the present entry another place, and its hash. */
  replace(place: Place): void;
  /** Where the page has moved to since; null where that is none of ours, 'nowhere' where no page of ours has that path. */
  arrival(): Place | 'nowhere' | null;
  /** Would the browser's Back lead to this step of the same page? */
  leadsBack(here: Route, step: string, isFirst: boolean): boolean;
}

/** For a route that is kept in memory alone. */
export const noEntries: Entries = {
  push: () => {},
  replace: () => {},
  arrival: () => null,
  leadsBack: () => false,
};

export function hashEntries(base: string, routes: Routes): Entries {
  /** The id of the entry that the visitor is at; null while it carries no mark of ours. */
  let entry = readMark(base)?.id ?? null;
  const markOf = ({ route, step }: Place, before: Mark['before']): Mark => ({
    route: routes.path(route),
    step,
    id: nextId(),
    before,
  });

  /** The first entry carries no mark, since nothing is written on mount; it is given one as the visitor leaves it. */
  function markPresent(place: Place): void {
    const mark = markOf(place, null);
    replaceMark(base, mark);
    entry = mark.id;
  }

  return {
    push(next, from) {
      if (entry === null || readMark(base)?.id !== entry) markPresent(from);
      const mark = markOf(next, { route: routes.path(from.route), step: from.step });
      pushMark(base, mark, hashOf(base, mark.route));
      entry = mark.id;
    },
    replace(place) {
      const mark = markOf(place, null);
      replaceMark(base, mark, hashOf(base, mark.route));
      entry = mark.id;
    },
    arrival() {
      const path = ownPath(base);
      const mark = readMark(base);
      const own = mark && (path === null || mark.route === path) ? mark : null;
      // A move of the hash fires two events; the second finds us there already.
      if (own && own.id === entry) return null;
      entry = own?.id ?? null;
      const text = path ?? own?.route;
      const route = text === undefined ? null : routes.parse(text);
      if (route) return { route, step: own?.step ?? null };
      return path === null ? null : 'nowhere';
    },
    leadsBack(here, step, isFirst) {
      const mark = readMark(base);
      const before = mark && mark.id === entry ? mark.before : null;
      if (before === null || before.route !== routes.path(here)) return false;
      return before.step === step || (isFirst && before.step === null);
    },
  };
}

/**
 * The place that the page's hash names, or our mark where a router of the page (Vue's) has taken the hash off the entry
 * that it left; null where neither names one of ours. The step is that of the entry, if it is known.
 */
export function placeInHash(base: string, routes: Routes): Place | null {
  const mark = readMark(base);
  const path = ownPath(base) ?? mark?.route;
  const route = path === undefined ? null : routes.parse(path);
  return route && { route, step: mark?.step ?? null };
}
