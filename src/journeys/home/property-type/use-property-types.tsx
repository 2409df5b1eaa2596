// AMB-02: the list that fits the journey, and what choosing from it answers for each asset.
import { useEffect } from 'react';
import type { Answers } from '../../../domain/answers.ts';
import type { PropertyType } from '../../../domain/property.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Lookup } from '../../../state/journey-state.ts';
import { answerOf } from '../../../state/request.ts';
import type { Readiness, StepViewProps } from '../../../state/step-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { isAskedAgain, typeAnswers } from './type-answers.ts';
import { type HomeLists, useHomeLists } from './use-home-lists.tsx';

export interface PropertyTypes extends HomeLists {
  readonly answersFor: (id: number) => Partial<Answers>;
  /** The other list, where only the visitor can say which of it the chosen home is. */
  readonly askedAgain: Lookup<PropertyType> | null;
  /** Next waits for the other list. */
  readonly ready: () => Readiness;
}

export function usePropertyTypes({ answers, entered }: StepViewProps): PropertyTypes {
  const { store } = useWidget();
  const lists = useHomeLists();
  const { homes, lookups, lookup, other } = lists;
  const second = homes[1]?.list;

  // What the address suggests is chosen without a press: its name, and the other id for it, follow from the lists.
  const follows = typeAnswers(homes, lookups, answers, entered.propertyId ?? null);
  const isBehind = Object.entries(follows).some(([key, value]) => answers[key as keyof Answers] !== value);
  useEffect(() => {
    if (isBehind) store.actions.answer(follows);
  });

  async function whenLoaded(list: HomeList['list']): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe((state) => {
        if (state.lookups[list]?.is === 'asking') return;
        stop();
        resolve();
      });
    });
    const now = store.getState();
    store.actions.answer(typeAnswers(homes, now.lookups, now.answers, now.answers.propertyId));
    return true;
  }

  return {
    ...lists,
    answersFor: (id) => ({
      ...(second ? { heatPumpPropertyId: null } : {}),
      ...typeAnswers(homes, lookups, answers, id),
    }),
    askedAgain: other && isAskedAgain(homes, lookups, answers) ? other : null,
    ready: () => (second && other?.is === 'asking' && answerOf(lookup) ? whenLoaded(second) : true),
  };
}
