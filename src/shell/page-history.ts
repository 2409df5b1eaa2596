// Our mark stands in the history's state beside the page's own, and a write that throws can't fail the
// widget.

/** What we note of one history entry: its route, its step, and what it was reached from by going forward. */
export interface Mark {
  readonly route: string;
  readonly step: string | null;
  /** Unlike for every entry: tells an entry of ours from one the page made by copying our state. */
  readonly id: string;
  /** The entry this one was pushed from, if that was ours: then the browser's Back leads there. */
  readonly before: { readonly route: string; readonly step: string | null } | null;
}

type State = Readonly<Record<string, unknown>> | null;

/** Under this name in `history.state`, by route base. */
const NAME = '__heq';

export function readMark(base: string): Mark | null {
  const marks = (history.state as State)?.[NAME] as Readonly<Record<string, unknown>> | undefined;
  const mark = marks?.[base];
  return isMark(mark) ? mark : null;
}

/** The page may write what it likes there, and a base may be the name of what every object has. */
function isMark(value: unknown): value is Mark {
  const { route, step, id, before } = Object(value) as Partial<Mark>;
  const isText = (text: unknown) => typeof text === 'string';
  const isStep = (text: unknown) => text === null || isText(text);
  const isBefore = before === null || (isText(before?.route) && isStep(before?.step));
  return isText(route) && isStep(step) && isText(id) && isBefore;
}

/** Adds an entry with our mark beside the page's own state; the URL is absolute, so `<base>` has no say. */
export function pushMark(base: string, mark: Mark, hash: string): void {
  write('pushState', base, mark, new URL(hash, location.href).href);
}

/** Marks the present entry, and its hash too when one is given. */
export function replaceMark(base: string, mark: Mark, hash?: string): void {
  write('replaceState', base, mark, hash === undefined ? undefined : new URL(hash, location.href).href);
}

/** Browsers limit how often history may be written, and frames may forbid it: the journey goes on without. */
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
    // The visitor's screen has changed already; only the address bar lags behind.
  }
}

/** Our path in the page's hash, without the base; null when the hash is the page's own, as `#quote` and `#/quote` are (AMB-41). */
export function ownPath(base: string): string | null {
  const start = hashOf(base, '');
  return location.hash.startsWith(start) ? location.hash.slice(start.length) : null;
}

export function hashOf(base: string, path: string): string {
  return base === '' ? `#/${path}` : `#/${base}/${path}`;
}
