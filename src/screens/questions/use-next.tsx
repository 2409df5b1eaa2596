// Knows what Next does: accept what was entered, then the next step, or the quotes and the results (WIZ-20…25).
import { useState } from 'react';
import { createQuotes } from '../../journeys/create-quotes.ts';
import type { StepId } from '../../journeys/plan.ts';
import { plan } from '../../journeys/plan.ts';
import type { QuoteStep } from '../../journeys/shared/define-step.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { accept } from '../../wizard/accept.ts';
import { entered } from '../../wizard/entered.ts';
import type { Problem } from '../../wizard/problem.ts';
import { neighbours } from '../../wizard/progress.ts';
import { route } from '../../wizard/route.ts';
import type { TypedFields } from './use-typed.tsx';

export interface Next {
  readonly problems: readonly Problem[];
  /** Counts the refusals, so that each one moves focus. */
  readonly attempt: number;
  /** Why no quote could be made. */
  readonly failure: string | null;
  readonly submit: () => void;
}

export function useNext(step: QuoteStep & { readonly id: StepId }, fields: TypedFields): Next {
  const widget = useWidget();
  const [refusal, setRefusal] = useState<{ problems: readonly Problem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });
  const [failure, setFailure] = useState<string | null>(null);

  function submit(): void {
    const { store, navigation, tracker } = widget;
    const { flags, answers } = store.getState();
    const before = route(
      plan.slice(
        0,
        plan.findIndex(({ id }) => id === step.id),
      ),
      flags,
      answers,
    );
    const accepted = accept(step, flags, before.relevant, entered(step, flags, answers, fields.values()));
    setFailure(null);
    if (!accepted.ok)
      return setRefusal(({ attempt }) => ({ problems: accepted.problems, attempt: attempt + 1 }));
    setRefusal(({ attempt }) => ({ problems: [], attempt }));
    store.actions.answer(accepted.values);
    fields.keep();
    tracker.record('currentTariff', 'Next', { step: step.id });
    const walk = route(plan, flags, store.getState().answers);
    const { after } = neighbours(walk.steps, step.id);
    if (after) navigation.goToStep(after.id);
    else void createQuotes(widget, walk.relevant).then(setFailure);
  }

  return { ...refusal, failure, submit };
}
