// Writes our mark into the history's state next to the page's own. A write that throws does not break the
// widget.

/** Our mark in one history entry: its route, its step, and the entry that it was reached from. */
export interface Mark {
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

export function readMark(base: string): Mark | null {
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
export function pushMark(base: string, mark: Mark, hash: string): void {
  write('pushState', base, mark, new URL(hash, location.href).href);
}

/** Marks the present entry, and its hash too when one is given. */
export function replaceMark(base: string, mark: Mark, hash?: string): void {
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
