// The services of every screen and step: one element's settings, words, store, API and actions.

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { Api } from '../api/create-api.ts';
import type { Failure, Outcome } from '../api/failure.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import type { Route } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import type { Words } from '../words/words.ts';
import type { JourneyState } from './journey-state.ts';
import type { JourneyStore } from './journey-store.ts';
import type { Product } from './product.ts';
import type { Tracker } from './tracker.ts';

/** Moves the visitor; implemented by the router. */
export interface Navigation {
  current(): Route;
  /** The step id in the current history entry, on the questions' route. */
  step(): string | null;
  subscribe(listener: () => void): () => void;
  go(route: Route): void;
  /** Where a visit begins: home, or the questions with `skip-home`. */
  goToStart(): void;
  /** The absolute URL of a route, for links. */
  href(route: Route): string;
  /** Adds one history entry for each step. */
  goToStep(step: string): void;
  /** Goes back one step, by the browser's Back if it leads there. The entry of the first step may not name its step. */
  backToStep(step: string, isFirst: boolean): void;
  /** Goes back to the last route of the widget that was not the error page (AMB-13). */
  leaveError(): void;
}

/** The stages of a visit, in order; and homes that are refused (KEEP-04). */
export type Stage = 'viewed' | 'estimated' | 'engaged' | 'enquired' | 'refused';

export interface Widget {
  /** The assets, and what is derived from them. */
  readonly product: Product;
  readonly settings: Settings;
  readonly words: Words;
  readonly store: JourneyStore;
  readonly api: Api;
  readonly navigation: Navigation;
  readonly tracker: Tracker;
  /** Reports a failure; a 401 or 500 leads to the error page, and true says that it did (ERR-01, ERR-02). */
  readonly fail: (failure: Failure) => boolean;
  /** Dispatches `heq-error` about a failure that the visitor sees on the current screen, once. */
  readonly report: (failure: Failure) => void;
  /** Dispatches an enquiry; true if the page accepted it (AMB-40), failed if it could not (BEY-21). */
  readonly enquire: (enquiry: Enquiry) => Promise<Outcome<boolean>>;
  /** Dispatches each stage once; `reason` says why a home was refused, or an enquiry not accepted. */
  readonly reach: (stage: Stage, reason?: string) => void;
  /** These results were shared: they are read-only. */
  readonly isShared?: true;
  /** Warns the partner in the console, once. */
  readonly warn: (message: string) => void;
  readonly now: () => Date;
}

const WidgetContext = createContext<Widget | null>(null);

export function WidgetProvider({ widget, children }: { widget: Widget; children: ReactNode }) {
  return <WidgetContext value={widget}>{children}</WidgetContext>;
}

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('useWidget: used outside a <WidgetProvider>');
  return widget;
}

/** A value of the journey; the component renders again when the value changes. */
export function useJourney<Value>(selector: (state: JourneyState) => Value): Value {
  return useStore(useWidget().store, selector);
}

/** The visitor's current route. */
export function useRoute() {
  const { navigation } = useWidget();
  return useSyncExternalStore(navigation.subscribe, navigation.current);
}
