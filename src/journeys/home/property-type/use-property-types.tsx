// AMB-02: the list that fits the journey, and what choosing from it answers for each asset.
import { useEffect } from 'react';
import type { Answers } from '../../../domain/answers.ts';
import type { PropertyType } from '../../../domain/property.ts';
import type { Lookup } from '../../../state/journey-state.ts';
import { loadLookup } from '../../../state/load-lookup.ts';
import { answerOf } from '../../../state/request.ts';
import type { Readiness, StepViewProps } from '../../../state/step-view.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { isAskedAgain, typeAnswers } from './type-answers.ts';

export interface PropertyTypes {
  readonly lookup: Lookup<PropertyType> | undefined;
  readonly answersFor: (id: number) => Partial<Answers>;
  readonly reload: () => void;
  /** The heat pump's own list, where only the visitor can say which of it the chosen home is. */
  readonly askedAgain: Lookup<PropertyType> | null;
  readonly reloadAgain: () => void;
  /** Next waits for the heat pump's list. */
  readonly ready: () => Readiness;
}

export function usePropertyTypes({ flags, answers, entered }: StepViewProps): PropertyTypes {
  const widget = useWidget();
  const { store } = widget;
  const listName = flags.solar ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const lookups = useJourney((state) => state.lookups);
  const both = flags.solar && flags.ashp;
  const pump = lookups.ashpPropertyTypes;

  useEffect(() => {
    void loadLookup(widget, listName);
    if (both) void loadLookup(widget, 'ashpPropertyTypes');
  }, [widget, listName, both]);

  // What the address suggests is chosen without a press: its name, and the heat pump's id for it, follow from the lists.
  const follows = typeAnswers(flags, lookups, answers, entered.propertyId ?? null);
  const isBehind = Object.entries(follows).some(([key, value]) => answers[key as keyof Answers] !== value);
  useEffect(() => {
    if (isBehind) store.actions.answer(follows);
  });

  async function whenLoaded(): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe((state) => {
        if (state.lookups.ashpPropertyTypes?.is === 'asking') return;
        stop();
        resolve();
      });
    });
    const now = store.getState();
    store.actions.answer(typeAnswers(flags, now.lookups, now.answers, now.answers.propertyId));
    return true;
  }

  return {
    lookup: lookups[listName],
    answersFor: (id) => ({
      ...(both ? { heatPumpPropertyId: null } : {}),
      ...typeAnswers(flags, lookups, answers, id),
    }),
    reload: () => void loadLookup(widget, listName),
    askedAgain: pump && isAskedAgain(flags, lookups, answers) ? pump : null,
    reloadAgain: () => void loadLookup(widget, 'ashpPropertyTypes'),
    ready: () => (both && pump?.is === 'asking' && answerOf(lookups[listName]) ? whenLoaded() : true),
  };
}
