// Knows the list of property types that fits the journey, and what choosing one of it answers (AMB-02).
import { useEffect } from 'react';
import type { Answers } from '../../../../domain/answers.ts';
import { ashpPropertyId, type PropertyType } from '../../../../domain/property.ts';
import type { Lookup } from '../../../../state/journey-state.ts';
import { loadLookup } from '../../../../state/load-lookup.ts';
import { useJourney, useWidget } from '../../../../state/widget-context.tsx';
import type { StepViewProps } from '../../step-view.ts';

export interface PropertyTypes {
  readonly lookup: Lookup<PropertyType> | undefined;
  readonly answersFor: (id: number) => Partial<Answers>;
  readonly reload: () => void;
}

export function usePropertyTypes({ flags, answers, entered }: StepViewProps): PropertyTypes {
  const widget = useWidget();
  const { store } = widget;
  const listName = flags.solar ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const lookup = useJourney((state) => state.lookups[listName]);
  const ashpList = useJourney((state) => state.lookups.ashpPropertyTypes?.list);
  const needsAshpId = flags.solar && flags.ashp;

  useEffect(() => {
    void loadLookup(widget, listName);
    if (needsAshpId) void loadLookup(widget, 'ashpPropertyTypes');
  }, [widget, listName, needsAshpId]);

  const answersFor = (id: number): Partial<Answers> => {
    const chosen = lookup?.list.find((type) => type.id === id);
    if (!chosen) return {};
    const known = { propertyId: id, propertyTypeName: chosen.name };
    if (!needsAshpId) return known;
    return { ...known, ashpPropertyId: ashpPropertyId(chosen, ashpList ?? [], answers.ashpPropertyId) };
  };

  // What the address suggests is chosen without a press: its name, and the heat pump's id for it, follow from the lists.
  const follows = entered.propertyId == null ? {} : answersFor(entered.propertyId);
  const isBehind = Object.entries(follows).some(([key, value]) => answers[key as keyof Answers] !== value);
  useEffect(() => {
    if (isBehind) store.actions.answer(follows);
  });

  return { lookup, answersFor, reload: () => void loadLookup(widget, listName) };
}
