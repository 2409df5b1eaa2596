// Decides how a journey begins: from this element's earlier life on the page, from the session's storage, or new.
import type { Endpoints } from '../api/endpoints.ts';
import type { Settings } from '../domain/settings.ts';
import type { Place } from '../shell/page-history.ts';
import { createRouter, type Router } from '../shell/router.ts';
import { createJourneyStore, type JourneyStore } from '../state/journey-store.ts';
import type { Product } from '../state/product.ts';
import {
  keepProgress,
  noStorage,
  type ProgressStorage,
  readProgress,
  type SavedProgress,
  sessionEntry,
} from '../state/saved-progress.ts';
import type { FaultReport } from './faults.ts';

/** What one running element is made from. */
export interface SessionOptions {
  readonly host: HTMLElement;
  readonly product: Product;
  readonly settings: Settings;
  readonly messages: Readonly<Record<string, string>>;
  readonly endpoints: Endpoints;
  /** The journey from this element's earlier life on the page. */
  readonly earlier: EarlierLife | null;
  readonly faults: FaultReport;
}

/** What an element keeps while it is out of the page. */
export interface EarlierLife {
  readonly store: JourneyStore;
  readonly place: Place;
}

export type Journeying = ReturnType<typeof resumeJourney>;

export function resumeJourney(options: SessionOptions) {
  const { host, product, settings, earlier } = options;
  const storageKey = claimFree(`home-energy-quote:${host.id || settings.routeBase}`, host);
  const storage = storageOf(settings, storageKey);
  const saved = earlier ? null : readProgress(storage, product);
  const store = earlier?.store ?? createJourneyStore(product.flagsFor(settings.journey));
  const navigation = routerFor(options, saved);
  const at = navigation.current().name;
  if (saved) store.actions.restore(saved.state);
  // While the element was out of the page, the page may have moved to another of our hashes. That counts as an arrival.
  const from = earlier?.place.route.name ?? at;
  if (at !== from || (saved && at === 'home'))
    store.actions.arrive(at, from, product.flagsFor(settings.journey));
  return {
    store,
    navigation,
    /** The key of the visit's number. */
    visit: storageOf(settings, 'home-energy-quote:visit', ofPage),
    /** Ends the session: it writes no more to the page, and its names on the page are free again. */
    stops: [
      keepProgress(store, storage, navigation, product),
      () => navigation.stop(),
      () => release(storageKey, host),
      () => release(hashName(settings), host),
    ],
  };
}

/** All elements of a page belong to one visit, even if nothing is stored. */
let visit: string | null = null;
const ofPage: ProgressStorage = {
  read: () => visit,
  write: (text) => {
    visit = text;
  },
  clear: () => {},
};

const START = { home: { name: 'home' }, questions: { name: 'currentTariff' } } as const;

function routerFor(options: SessionOptions, saved: SavedProgress | null): Router {
  const { host, product, settings, earlier, faults } = options;
  const { router: mode, routeBase: base, skipHome } = settings;
  const owned = mode === 'memory' || claim(hashName(settings), host);
  if (!owned)
    faults.warn(
      `another <home-energy-quote> uses the hash #/${base}/…; this one keeps its route in memory. Give it a route-base of its own.`,
    );
  return createRouter({
    mode: owned ? mode : 'memory',
    base,
    routes: product.routes,
    start: skipHome ? START.questions : START.home,
    earlier: earlier?.place ?? null,
    resume: saved?.route ? { route: saved.route, step: saved.state.at ?? null } : null,
  });
}

function storageOf({ persist }: Settings, key: string, instead = noStorage): ProgressStorage {
  const entry = sessionEntry(key);
  if (persist === 'session') return entry;
  // Also deletes what was stored before the page set `persist="none"`.
  entry.clear();
  return instead;
}

function hashName({ routeBase }: Settings): string {
  return `hash:${routeBase}`;
}

/** An element of the page. One that has left the page owns nothing, even before it has cleaned up. */
type Owner = Pick<Node, 'isConnected'>;

/** Each hash base and storage key has one owner on the page. */
const owners = new Map<string, WeakRef<Owner>>();

/** True if this owner now has the name: it was free, its owner has left the page, or this owner had it already. */
function claim(name: string, owner: Owner): boolean {
  const current = owners.get(name)?.deref();
  if (current?.isConnected && current !== owner) return false;
  owners.set(name, new WeakRef(owner));
  return true;
}

function release(name: string, owner: Owner): void {
  if (owners.get(name)?.deref() === owner) owners.delete(name);
}

/** The name itself, or the first of `name~2`, `name~3`… that is free. */
function claimFree(name: string, owner: Owner): string {
  let free = name;
  for (let next = 2; !claim(free, owner); next += 1) free = `${name}~${next}`;
  return free;
}
