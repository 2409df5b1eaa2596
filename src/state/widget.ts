// What every screen and step may use: one element's settings, words, store, API and ways to act.
import type { Api } from '../api/create-api.ts';
import type { Failure, Outcome } from '../api/failure.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import type { Route } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import type { Words } from '../words/words.ts';
import type { JourneyStore } from './journey-store.ts';
import type { Product } from './product.ts';
import type { Tracker } from './tracker.ts';

/** Moves the visitor; implemented by the router. */
export interface Navigation {
  current(): Route;
  /** The step id of the present entry, when it is at the questions. */
  step(): string | null;
  subscribe(listener: () => void): () => void;
  go(route: Route): void;
  /** Where a visit begins: home, or the questions with `skip-home`. */
  goToStart(): void;
  /** Absolute address of a route, for links. */
  href(route: Route): string;
  /** One history entry per question step. */
  goToStep(step: string): void;
  /** Back one step: the browser's Back when that is where it leads. The first step's entry may not name it. */
  backToStep(step: string, isFirst: boolean): void;
  /** Back to the last route inside the widget that was not the error page (AMB-13). */
  leaveError(): void;
}

/** How far a visitor has come, in this order; and the homes that are turned away (KEEP-04). */
export type Stage = 'viewed' | 'estimated' | 'engaged' | 'enquired' | 'refused';

export interface Widget {
  /** The assets, and what follows from them. */
  readonly product: Product;
  readonly settings: Settings;
  readonly words: Words;
  readonly store: JourneyStore;
  readonly api: Api;
  readonly navigation: Navigation;
  readonly tracker: Tracker;
  /** A 401 or 500 leads to the error page; true when it did (ERR-01, ERR-02). */
  readonly fail: (failure: Failure) => boolean;
  /** Tells the page of a failure that the visitor sees where they are. */
  readonly report: (failure: Failure) => void;
  /** Tells the page of an enquiry; true when the page took it (AMB-40), failed when it could not (BEY-21). */
  readonly enquire: (enquiry: Enquiry) => Promise<Outcome<boolean>>;
  /** Tells the page how far the visitor has come, once each; `reason` is why a home was turned away, or an enquiry not taken. */
  readonly reach: (stage: Stage, reason?: string) => void;
  /** These are results that someone shared: to be looked at, not changed. */
  readonly isShared?: true;
  /** Tells the partner, in the console, once. */
  readonly warn: (message: string) => void;
  readonly now: () => Date;
}
