// Switches to another journey and keeps the visitor's answers: goes to the first unanswered question.
import type { Journey } from '../domain/flags.ts';
import type { Widget } from '../state/widget.ts';
import { walkPlan } from '../wizard/walk.ts';

export function switchJourney(
  { store, navigation, product }: Pick<Widget, 'store' | 'navigation' | 'product'>,
  journey: Journey,
): void {
  store.actions.choose(product.flagsFor(journey));
  const { flags, answers } = store.getState();
  const next = walkPlan(product.plan, flags, answers).reached.at(-1);
  if (next) navigation.goToStep(next.id);
}
