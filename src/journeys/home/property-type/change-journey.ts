import type { Answers } from '../../../domain/answers.ts';
import type { Journey } from '../../../domain/journey.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Widget } from '../../../state/widget.tsx';
import { walkPlan } from '../../../wizard/walk.ts';

type Journeying = Pick<Widget, 'store' | 'navigation' | 'product'>;

/**
 * AMB-02: continues the journey without assets that refuse the home, or whose list failed to load, while another one is quoted
 * too. If their list was the one chosen from, the home is that of the other list.
 */
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

/** The choice is an id of the first list. If the other list has no such home, the question is asked again. */
function homeInOther({ otherPropertyId, propertyTypeName }: Answers): Partial<Answers> {
  const isKnown = otherPropertyId !== null;
  return { propertyId: otherPropertyId, propertyTypeName: isKnown ? propertyTypeName : '' };
}

/** The property question, if it is asked again; it may not apply any more. */
function stepAfterProperty({ store, product: { plan } }: Journeying): string | undefined {
  const { flags, answers } = store.getState();
  const from = plan.findIndex(({ id }) => id === 'propertyId') + Number(answers.propertyId !== null);
  return walkPlan(plan, flags, answers).steps.find((step) => plan.indexOf(step) >= from)?.id;
}

/** Switches to another journey and keeps the visitor's answers: goes to the first unanswered question. */
export function switchJourney(
  { store, navigation, product }: Pick<Widget, 'store' | 'navigation' | 'product'>,
  journey: Journey,
): void {
  store.actions.choose(product.flagsFor(journey));
  const { flags, answers } = store.getState();
  const next = walkPlan(product.plan, flags, answers).reached.at(-1);
  if (next) navigation.goToStep(next.id);
}
