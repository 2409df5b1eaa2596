// Our entries in the page's history: one for each place, each with our mark, so that the browser's Back goes back in the journey.
import type { Route, Routes } from '../domain/route.ts';

/** A page may have replaced `Math.random`, so a mark consists of the document's start time and a counter. */
let marked = 0;
const nextId = () => `${globalThis.performance?.timeOrigin}-${++marked}`;

export interface Place {
  readonly route: Route;
  readonly step: string | null;
}

interface Entries {
  /** Adds an entry for a new place. */
  push(next: Place, from: Place): void;
  /** Changes the place and the hash of the current entry. */
  replace(place: Place): void;
  /** Where the page has moved to; null if that is not ours, 'nowhere' if none of our pages has that path. */
  arrival(): Place | 'nowhere' | null;
  /** True if the browser's Back would lead to this step of the same page. */
  leadsBack(here: Route, step: string, isFirst: boolean): boolean;
}

/** For a route that is kept in memory only. */
export const noEntries: Entries = {
  push: () => {},
  replace: () => {},
  arrival: () => null,
  leadsBack: () => false,
};

export function hashEntries(base: string, routes: Routes): Entries {
  /** The id of the current entry; null if it has no mark of ours. */
  let entry = readMark(base)?.id ?? null;
  const markOf = ({ route, step }: Place, before: Mark['before']): Mark => ({
    route: routes.path(route),
    step,
    id: nextId(),
    before,
  });

  /** The first entry has no mark, since nothing is written on mount. It gets one when the visitor leaves it. */
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
      // A change of the hash fires two events; at the second we are already there.
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
 * The place that the page's hash names, or that of our mark if a router of the page (Vue's) has removed the hash from the entry;
 * null if neither names one of ours. The step is that of the entry, if known.
 */
export function placeInHash(base: string, routes: Routes): Place | null {
  const mark = readMark(base);
  const path = ownPath(base) ?? mark?.route;
  const route = path === undefined ? null : routes.parse(path);
  return route && { route, step: mark?.step ?? null };
}

/** Our mark in one history entry: its route, its step, and the entry that it was reached from. */
interface Mark {
  readonly route: string;
  readonly step: string | null;
  /** Different for every entry, to recognise an entry that the page made by copying our state. */
  readonly id: string;
  /** The entry that this one followed, if that was ours: the browser's Back then leads there. */
  readonly before: { readonly route: string; readonly step: string | null } | null;
}

type State = Readonly<Record<string, unknown>> | null;

/** Under this name in `history.state`, by route base. */
const NAME = '__heq';

function readMark(base: string): Mark | null {
  const marks = (history.state as State)?.[NAME] as Readonly<Record<string, unknown>> | undefined;
  const mark = marks?.[base];
  return isMark(mark) ? mark : null;
}

/** The page may write anything there, and a base may be the name of a property that every object has. */
function isMark(value: unknown): value is Mark {
  const { route, step, id, before } = Object(value) as Partial<Mark>;
  const isText = (text: unknown) => typeof text === 'string';
  const isStep = (text: unknown) => text === null || isText(text);
  const isBefore = before === null || (isText(before?.route) && isStep(before?.step));
  return isText(route) && isStep(step) && isText(id) && isBefore;
}

/** Adds an entry with our mark next to the page's own state. The URL is absolute, so that `<base>` does not change it. */
function pushMark(base: string, mark: Mark, hash: string): void {
  write('pushState', base, mark, new URL(hash, location.href).href);
}

/** Marks the present entry, and its hash too when one is given. */
function replaceMark(base: string, mark: Mark, hash?: string): void {
  write('replaceState', base, mark, hash === undefined ? undefined : new URL(hash, location.href).href);
}

/** Browsers limit writes to the history, and frames may forbid them: the journey continues without. */
function write(
  method: 'pushState' | 'replaceState',
  base: string,
  mark: Mark,
  url: string | undefined,
): void {
  try {
    const state = history.state as State;
    const marks = (state?.[NAME] ?? {}) as Readonly<Record<string, Mark>>;
    history[method]({ ...state, [NAME]: { ...marks, [base]: mark } }, '', url);
  } catch {
    // The visitor's screen has already changed; only the address bar is late.
  }
}

/** Our path in the page's hash, without the base; null if the hash is the page's own, such as `#quote` and `#/quote/` (AMB-41). */
export function ownPath(base: string): string | null {
  const start = hashOf(base, '');
  return location.hash.startsWith(start) ? location.hash.slice(start.length) : null;
}

export function hashOf(base: string, path: string): string {
  return base === '' ? `#/${path}` : `#/${base}/${path}`;
}
