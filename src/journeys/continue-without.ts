// AMB-02: the journey goes on without one of its assets; without solar, the home becomes the heat pump's.
import type { Answers } from '../domain/answers.ts';
import type { Widget } from '../state/widget.ts';
import { walkPlan } from '../wizard/walk.ts';

type Journeying = Pick<Widget, 'store' | 'navigation' | 'product'>;

/** For a flat that solar refuses, or a list that can't be had, while something else is quoted too. */
export function continueWithout(asset: 'solar' | 'ashp', widget: Journeying): void {
  const { store, navigation } = widget;
  const { flags, answers } = store.getState();
  // What was chosen stands in the solar list's numbers; the heat pump's list has its own.
  if (asset === 'solar' && flags.ashp) store.actions.answer(homeOfPump(answers));
  store.actions.without(asset);
  const next = stepAfterProperty(widget);
  if (next) navigation.goToStep(next);
}

/** Where the heat pump's list has no such home, it is asked for again. */
function homeOfPump({ heatPumpPropertyId, propertyTypeName }: Answers): Partial<Answers> {
  const isKnown = heatPumpPropertyId !== null;
  return { propertyId: heatPumpPropertyId, propertyTypeName: isKnown ? propertyTypeName : '' };
}

/** The property question itself may no longer apply. */
function stepAfterProperty({ store, product: { plan } }: Journeying): string | undefined {
  const { flags, answers } = store.getState();
  const passed = plan.findIndex(({ id }) => id === 'propertyId');
  return walkPlan(plan, flags, answers).steps.find((step) => plan.indexOf(step) > passed)?.id;
}
