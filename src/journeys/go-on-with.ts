// Takes a visitor to another journey with what they have answered: to the first question that is left.
import type { Journey } from '../domain/flags.ts';
import type { Widget } from '../state/widget.ts';
import { walkPlan } from '../wizard/walk.ts';

export function goOnWith(
  { store, navigation, product }: Pick<Widget, 'store' | 'navigation' | 'product'>,
  journey: Journey,
): void {
  store.actions.choose(product.flagsFor(journey));
  const { flags, answers } = store.getState();
  const next = walkPlan(product.plan, flags, answers).reached.at(-1);
  if (next) navigation.goToStep(next.id);
}
