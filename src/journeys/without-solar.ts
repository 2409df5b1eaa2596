// Knows how a journey goes on when solar is taken out of it: the home becomes the heat pump's, and the next question follows (AMB-02).
import type { Widget } from '../state/widget.ts';
import { route } from '../wizard/route.ts';
import { plan } from './plan.ts';

/** For a flat that solar refuses, while something else is quoted too. */
export function continueWithoutSolar({ store, navigation }: Pick<Widget, 'store' | 'navigation'>): void {
  const { flags, answers } = store.getState();
  // What was chosen stands in the solar list's numbers; the heat pump's list has its own.
  if (flags.ashp && answers.ashpPropertyId !== null) {
    store.actions.answer({ propertyId: answers.ashpPropertyId });
  }
  store.actions.withoutSolar();
  const next = stepAfterProperty(store);
  if (next) navigation.goToStep(next);
}

/** The property question itself may no longer apply. */
function stepAfterProperty(store: Widget['store']): string | undefined {
  const { flags, answers } = store.getState();
  const passed = plan.findIndex(({ id }) => id === 'propertyId');
  return route(plan, flags, answers).steps.find((step) => plan.indexOf(step) > passed)?.id;
}
