// What the page may read of a running element (its state without personal data), and how it starts a journey.
import type { Asset, Journey } from '../domain/journey.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import type { Widget } from '../state/widget.tsx';
import { progress, stepAt, walkPlan } from '../wizard/walk.ts';

export interface PublicState {
  readonly version: string;
  /** The path of the current page of the widget, as in the hash. */
  readonly route: string;
  /** The current question, or the one that the visitor would return to. */
  readonly step: { readonly id: string; readonly position: number; readonly of: number } | null;
  /** The assets that the journey makes quotes for. */
  readonly assets: readonly Asset[];
  readonly quoteIds: Readonly<Partial<Record<Asset, string>>>;
}

export function publicState({ store, navigation, product }: Widget): PublicState {
  const { flags, answers, at, quoteIds } = store.getState();
  const walk = walkPlan(product.plan, flags, answers);
  const step = stepAt(walk, at);
  const { position, of } = progress(walk.steps, step?.id ?? '');
  return Object.freeze({
    version: __VERSION__,
    route: product.routes.path({ ...navigation.current(), token: '' }),
    step: step ? { id: step.id, position, of } : null,
    assets: product.active(flags).map(({ id }) => id),
    quoteIds: { ...quoteIds },
  });
}

export interface StartOptions {
  readonly journey?: Journey;
  readonly postcode?: string;
}

/** Begins a new journey at its first question. Throws a TypeError that names any argument that can't be used. */
export function startJourney(widget: Widget, options: StartOptions): void {
  const { store, navigation, settings, product } = widget;
  const { journey = settings.journey, postcode } = options;
  const { all } = product.journeys;
  if (!all.includes(journey)) throw new TypeError(`start: journey must be one of ${all.join(', ')}`);
  if (postcode !== undefined && !isPostcode(postcode))
    throw new TypeError('start: postcode must be a UK postcode');
  store.actions.arrive('home', navigation.current().name, product.flagsFor(journey));
  navigation.go({ name: 'currentTariff' });
  // After the move, since arriving at the questions from the results clears the answers.
  if (postcode !== undefined) store.actions.answer({ postcode: cleanPostcode(postcode) });
}

/** Forgets everything and goes to where a visit begins. */
export function resetJourney({ store, navigation, settings, product }: Widget): void {
  store.actions.forget();
  store.actions.arrive('home', navigation.current().name, product.flagsFor(settings.journey));
  navigation.goToStart();
}
