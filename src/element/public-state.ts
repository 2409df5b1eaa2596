// Knows what the page may ask of a running element: its state without personal data, and a start.
import { type Asset, activeAssets, flagsFor, JOURNEYS, type Journey } from '../domain/flags.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { routePath } from '../domain/route.ts';
import { plan } from '../journeys/plan.ts';
import type { Widget } from '../state/widget.ts';
import { progress } from '../wizard/progress.ts';
import { route, stepAt } from '../wizard/route.ts';

export interface PublicState {
  readonly version: string;
  /** Path of the page on screen, as in the hash. */
  readonly route: string;
  /** The question on screen, or the one the visitor would come back to. */
  readonly step: { readonly id: string; readonly position: number; readonly of: number } | null;
  /** What the journey quotes for. */
  readonly assets: readonly Asset[];
  readonly quoteIds: Readonly<Partial<Record<Asset, string>>>;
}

export function publicState({ store, navigation }: Widget): PublicState {
  const { flags, answers, at, quoteIds } = store.getState();
  const walk = route(plan, flags, answers);
  const step = stepAt(walk, at);
  return Object.freeze({
    version: __VERSION__,
    route: routePath(navigation.current()),
    step: step ? { id: step.id, ...place(progress(walk.steps, step.id)) } : null,
    assets: activeAssets(flags),
    quoteIds: { ...quoteIds },
  });
}

function place({ position, of }: { position: number; of: number }) {
  return { position, of };
}

export interface StartOptions {
  readonly journey?: Journey;
  readonly postcode?: string;
}

/** Begins a journey afresh at its first question. Throws a TypeError that names what can't be used. */
export function startJourney({ store, navigation, settings }: Widget, options: StartOptions): void {
  const { journey = settings.journey, postcode } = options;
  if (!JOURNEYS.includes(journey))
    throw new TypeError(`start: journey must be one of ${JOURNEYS.join(', ')}`);
  if (postcode !== undefined && !isPostcode(postcode))
    throw new TypeError('start: postcode must be a UK postcode');
  store.actions.arrive('home', navigation.current().name, flagsFor(journey));
  navigation.go({ name: 'currentTariff' });
  // After the move: arriving at the questions from the results clears what is answered.
  if (postcode !== undefined) store.actions.answer({ postcode: cleanPostcode(postcode) });
}

/** Forgets everything and goes where a visit begins. */
export function resetJourney({ store, navigation, settings }: Widget): void {
  store.actions.arrive('home', navigation.current().name, flagsFor(settings.journey));
  navigation.goToStart();
}
