// WIZ-20…25: accept what was entered, then the next step, or the quotes and the results.
import { useEffect, useRef, useState } from 'react';
import { createQuotes } from '../../journeys/create-quotes.ts';
import { type Refusal, useRefusal } from '../../journeys/home/refusal/use-refusal.tsx';
import type { QuoteStep } from '../../state/asset-descriptor.ts';
import type { BeforeNext, Readiness } from '../../state/step-view.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { accept } from '../../wizard/accept.ts';
import { entered } from '../../wizard/entered.ts';
import { neighbours } from '../../wizard/progress.ts';
import { walkPlan } from '../../wizard/walk.ts';
import type { TypedFields } from './use-typed.tsx';

export interface Next {
  readonly refusal: Refusal;
  /** Why no quote could be made. */
  readonly failure: string | null;
  readonly submit: () => void;
  readonly before: BeforeNext;
}

export function useNext(step: QuoteStep, fields: TypedFields): Next {
  const widget = useWidget();
  const { plan } = widget.product;
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
    const { relevant } = walkPlan(before, flags, answers);
    return accept(step, flags, relevant, entered(step, flags, answers, fields.values()));
  }

  function goOn(): void {
    const { store, navigation, tracker } = widget;
    const { flags } = store.getState();
    const accepted = acceptNow();
    setFailure(null);
    refusal.refuse(accepted.ok ? [] : accepted.problems);
    if (!accepted.ok) return;
    store.actions.answer(accepted.values);
    fields.keep();
    tracker.record('currentTariff', 'Next', { step: step.id });
    const walk = walkPlan(plan, flags, store.getState().answers);
    const { after } = neighbours(walk.steps, step.id);
    if (after) navigation.goToStep(after.id);
    else void createQuotes(widget, walk.relevant).then(setFailure);
  }

  const { before, whenReady } = useReadiness();
  return { refusal, failure, submit: () => whenReady(goOn), before };
}

/**
 * What is still open in a step as Next is pressed is asked first; Next waits where it has to. The last press counts, and none
 * once the step is left.
 */
function useReadiness() {
  const asked = useRef(new Set<() => Readiness>()).current;
  const press = useRef(0);
  useEffect(
    () => () => {
      press.current = -1;
    },
    [],
  );
  const before = useRef<BeforeNext>((ready) => {
    asked.add(ready);
    return () => asked.delete(ready);
  }).current;

  /** Goes on at once where all is ready, or once it is; not where something is not. */
  function whenReady(goOn: () => void): void {
    const waits: Promise<boolean>[] = [];
    for (const ready of asked) {
      const said = ready();
      if (said === false) return;
      if (said !== true) waits.push(said);
    }
    if (waits.length === 0) return goOn();
    press.current += 1;
    const mine = press.current;
    void Promise.all(waits).then((all) => {
      if (all.every(Boolean) && press.current === mine) goOn();
    });
  }

  return { before, whenReady };
}
