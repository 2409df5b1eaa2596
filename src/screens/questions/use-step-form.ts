// WIZ-20…25: accepts the step's values, then goes to the next step, or creates the quotes and shows the results.

import { type Signal, signal } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { createQuotes } from '../../journeys/create-quotes.ts';
import { type Refusal, useRefusal } from '../../journeys/question/refusal-summary.tsx';
import type { BeforeNext, QuoteStep, Readiness } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget.tsx';
import { listen } from '../../ui/events.ts';
import { accept, entered, type TypedText, textAt } from '../../wizard/accept.ts';
import type { Problem } from '../../wizard/problem.ts';
import { neighbours, walkPlan } from '../../wizard/walk.ts';

export interface Next {
  readonly refusal: Refusal;
  /** Why no quote could be created. */
  readonly failure: string | null;
  /** Why a press would be refused now. */
  readonly problems: () => readonly Problem[];
  readonly submit: () => void;
  readonly before: BeforeNext;
}

export function useNext(step: QuoteStep, fields: TypedFields): Next {
  const widget = useWidget();
  const { plan } = widget.product;
  const refusal = useRefusal(problems);
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

  function problems(): readonly Problem[] {
    const accepted = acceptNow();
    return accepted.ok ? [] : accepted.problems;
  }

  const { before, whenReady } = useReadiness();
  return { refusal, failure, problems, submit: () => whenReady(goOn), before };
}

/**
 * Completes unfinished input of the step first, and waits if necessary. Only the last press counts, and none
 * after the visitor has left the step.
 */
function useReadiness() {
  const checks = useRef(new Set<() => Readiness>()).current;
  const press = useRef(0);
  useEffect(
    () => () => {
      press.current = -1;
    },
    [],
  );
  const before = useRef<BeforeNext>((ready) => {
    checks.add(ready);
    return () => checks.delete(ready);
  }).current;

  /** Continues at once if all is ready, or when it becomes ready; not if something refuses. */
  function whenReady(goOn: () => void): void {
    const waits: Promise<boolean>[] = [];
    for (const ready of checks) {
      const answer = ready();
      if (answer === false) return;
      if (answer !== true) waits.push(answer);
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

export interface TypedFields {
  readonly field: (path: string) => Signal<string>;
  /** The text of every typed field of the step; reads signals. */
  readonly values: () => TypedText;
  readonly keep: () => void;
}

/**
 * A step's typed text, saved when the visitor pauses, leaves or reloads. One set of signals for as long as the step is on
 * screen.
 */
export function useTyped(step: QuoteStep): TypedFields {
  const { store } = useWidget();
  const [fields] = useState(() => createFields(step, store));
  useEffect(() => {
    const stop = listen(window, { pagehide: fields.keep });
    return () => {
      stop();
      fields.keep();
    };
  }, [fields]);
  return fields;
}

function createFields(step: QuoteStep, store: ReturnType<typeof useWidget>['store']): TypedFields {
  const signals = new Map<string, Signal<string>>();
  const { journeyNumber } = store.getState();
  const paths = step.typed ?? [];
  const field = (path: string) => {
    const there = signals.get(path);
    if (there) return there;
    const { drafts, answers } = store.getState();
    const draft = drafts[step.id]?.[path];
    const made = signal(typeof draft === 'string' ? draft : textAt(answers, path));
    signals.set(path, made);
    return made;
  };
  const values = () => Object.fromEntries(paths.map((path) => [path, field(path).value]));
  const keep = () => {
    const texts = Object.fromEntries([...signals].map(([path, text]) => [path, text.peek()]));
    const now = store.getState();
    // The journey that these fields belong to may have ended.
    if (now.journeyNumber !== journeyNumber) return;
    const before = now.drafts[step.id] ?? {};
    const changed = Object.entries(texts).some(([path, text]) => (before[path] ?? '') !== text);
    if (changed) store.actions.keepDraft(step.id, texts);
  };
  return { field, values, keep };
}
