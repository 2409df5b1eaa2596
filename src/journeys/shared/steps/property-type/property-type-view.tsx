// Knows how the property type is asked for: a picture each, from the list that fits the journey (AMB-02).
import { useEffect } from 'react';
import { ashpPropertyId, houseType, type PropertyType, solarRefuses } from '../../../../domain/property.ts';
import { loadLookup } from '../../../../state/load-lookup.ts';
import { useJourney, useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { HousePicture } from '../../../../ui/house/house-picture.tsx';
import { PictureChoices } from '../../../../ui/picture-choices/picture-choices.tsx';
import type { StepViewProps } from '../../step-view.ts';

export function PropertyTypeView({ flags, answers, entered, choose, problem }: StepViewProps) {
  const widget = useWidget();
  const { words, store } = widget;
  const listName = flags.solar ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const lookup = useJourney((state) => state.lookups[listName]);
  const ashpList = useJourney((state) => state.lookups.ashpPropertyTypes?.list) ?? [];

  useEffect(() => {
    void loadLookup(widget, listName);
    if (flags.ashp) void loadLookup(widget, 'ashpPropertyTypes');
  }, [widget, listName, flags.ashp]);

  const pick = (id: number) => {
    const chosen = lookup?.list.find((type) => type.id === id);
    if (chosen) choose({ propertyId: id, propertyTypeName: chosen.name, ...ashpIdOf(chosen) });
  };
  /** The heat pump's own id for a type chosen from the solar list. */
  const ashpIdOf = (chosen: PropertyType) =>
    flags.solar && flags.ashp
      ? { ashpPropertyId: ashpPropertyId(chosen, ashpList, answers.ashpPropertyId) }
      : {};

  const said = problem('propertyId');
  const refusedForSolar = flags.solar && entered.propertyId != null && solarRefuses(entered.propertyId);
  const canGoOnWithout =
    said !== undefined && refusedForSolar && (flags.ashp || flags.evCompare || flags.evOnly);

  if (!lookup || lookup.is === 'asking') return <p role="status">{words('frame.loading')}</p>;
  return (
    <div className="property-type">
      <PictureChoices
        legend={words('property.question')}
        hint={words('property.why')}
        name="propertyId"
        options={lookup.list.map(({ id, name }) => ({
          value: id,
          title: name,
          picture: <HousePicture type={houseType(name)} />,
        }))}
        value={entered.propertyId ?? undefined}
        onChange={pick}
        problem={said}
      />
      {lookup.list.length === 0 && (
        <div role="status">
          <p>{words(lookup.is === 'failed' ? 'failure.list' : 'property.empty')}</p>
          <Button look="secondary" onClick={() => void loadLookup(widget, listName)}>
            {words('action.retry')}
          </Button>
        </div>
      )}
      {canGoOnWithout && (
        <Button look="secondary" onClick={() => store.actions.withoutSolar()}>
          {words('property.withoutSolar')}
        </Button>
      )}
    </div>
  );
}
