// AMB-02: the journey goes on without some of its assets; without the list that was chosen from, the home is that of the other.
import type { Answers } from '../domain/answers.ts';
import type { HomeList } from '../state/asset-descriptor.ts';
import type { Widget } from '../state/widget.ts';
import { walkPlan } from '../wizard/walk.ts';

type Journeying = Pick<Widget, 'store' | 'navigation' | 'product'>;

/** For a home that they refuse, or a list that can't be had, while something else is quoted too. */
export function continueWithout(assets: readonly HomeList[], widget: Journeying): void {
  const { store, navigation, product } = widget;
  const { flags, answers } = store.getState();
  const [first] = product.homes(flags);
  for (const { flag } of assets) store.actions.without(flag);
  const [left] = product.homes(store.getState().flags);
  if (left && left.list !== first?.list) store.actions.answer(homeInOther(answers));
  const next = stepAfterProperty(widget);
  if (next) navigation.goToStep(next);
}

/** What was chosen stands in the first list's numbers. Where the other has no such home, it is asked for again. */
function homeInOther({ otherPropertyId, propertyTypeName }: Answers): Partial<Answers> {
  const isKnown = otherPropertyId !== null;
  return { propertyId: otherPropertyId, propertyTypeName: isKnown ? propertyTypeName : '' };
}

/** The property question itself, where it is asked again; it may no longer apply. */
function stepAfterProperty({ store, product: { plan } }: Journeying): string | undefined {
  const { flags, answers } = store.getState();
  const from = plan.findIndex(({ id }) => id === 'propertyId') + Number(answers.propertyId !== null);
  return walkPlan(plan, flags, answers).steps.find((step) => plan.indexOf(step) >= from)?.id;
}
