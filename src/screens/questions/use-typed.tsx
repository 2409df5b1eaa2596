// A step's typed text, saved when the visitor pauses, leaves or reloads.
import { type Signal, signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import type { QuoteStep } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { listen } from '../../ui/listen.ts';
import { type TypedText, textAt } from '../../wizard/entered.ts';

export interface TypedFields {
  readonly field: (path: string) => Signal<string>;
  /** The text of every typed field of the step; reads signals. */
  readonly values: () => TypedText;
  readonly keep: () => void;
}

/** One set of signals for as long as the step is on screen. */
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
  const { begun } = store.getState();
  const asked = step.typed ?? [];
  const field = (path: string) => {
    const there = signals.get(path);
    if (there) return there;
    const { drafts, answers } = store.getState();
    const draft = drafts[step.id]?.[path];
    const made = signal(typeof draft === 'string' ? draft : textAt(answers, path));
    signals.set(path, made);
    return made;
  };
  const values = () => Object.fromEntries(asked.map((path) => [path, field(path).value]));
  const keep = () => {
    const texts = Object.fromEntries([...signals].map(([path, text]) => [path, text.peek()]));
    const now = store.getState();
    // The journey that these fields belong to may have ended.
    if (now.begun !== begun) return;
    const before = now.drafts[step.id] ?? {};
    const changed = Object.entries(texts).some(([path, text]) => (before[path] ?? '') !== text);
    if (changed) store.actions.keepDraft(step.id, texts);
  };
  return { field, values, keep };
}
