// Knows what Next does: accept what was entered, then the next step, or the quotes and the results (WIZ-20…25).
import { useState } from 'react';
import { createQuotes } from '../../journeys/create-quotes.ts';
import type { StepId } from '../../journeys/plan.ts';
import { plan } from '../../journeys/plan.ts';
import type { QuoteStep } from '../../journeys/shared/define-step.ts';
import { type Refusal, useRefusal } from '../../journeys/shared/use-refusal.tsx';
import { useWidget } from '../../state/widget-context.tsx';
import { accept } from '../../wizard/accept.ts';
import { entered } from '../../wizard/entered.ts';
import { neighbours } from '../../wizard/progress.ts';
import { route } from '../../wizard/route.ts';
import type { TypedFields } from './use-typed.tsx';

export interface Next {
  readonly refusal: Refusal;
  /** Why no quote could be made. */
  readonly failure: string | null;
  readonly submit: () => void;
}

export function useNext(step: QuoteStep & { readonly id: StepId }, fields: TypedFields): Next {
  const widget = useWidget();
  const refusal = useRefusal(() => {
    const accepted = acceptNow();
    return accepted.ok ? [] : accepted.problems;
  });
  const [failure, setFailure] = useState<string | null>(null);

  function acceptNow() {
    const { flags, answers } = widget.store.getState();
    const before = plan.slice(
      0,
      plan.findIndex(({ id }) => id === step.id),
    );
    const { relevant } = route(before, flags, answers);
    return accept(step, flags, relevant, entered(step, flags, answers, fields.values()));
  }

  function submit(): void {
    const { store, navigation, tracker } = widget;
    const { flags } = store.getState();
    const accepted = acceptNow();
    setFailure(null);
    refusal.refuse(accepted.ok ? [] : accepted.problems);
    if (!accepted.ok) return;
    store.actions.answer(accepted.values);
    fields.keep();
    tracker.record('currentTariff', 'Next', { step: step.id });
    const walk = route(plan, flags, store.getState().answers);
    const { after } = neighbours(walk.steps, step.id);
    if (after) navigation.goToStep(after.id);
    else void createQuotes(widget, walk.relevant).then(setFailure);
  }

  return { refusal, failure, submit };
}
