// Knows how a visitor goes over to another journey with what they have answered: to the first question that is left.
import { flagsFor, type Journey } from '../domain/flags.ts';
import type { Widget } from '../state/widget.ts';
import { route } from '../wizard/route.ts';
import { plan } from './plan.ts';

export function goOnWith(
  { store, navigation }: Pick<Widget, 'store' | 'navigation'>,
  journey: Journey,
): void {
  store.actions.choose(flagsFor(journey));
  const { flags, answers } = store.getState();
  const next = route(plan, flags, answers).reached.at(-1);
  if (next) navigation.goToStep(next.id);
}
