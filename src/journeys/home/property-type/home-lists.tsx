import { useEffect } from 'react';
import { houseType, type PropertyType } from '../../../domain/home.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import { loadLookup } from '../../../state/load-lists.ts';
import type { HomeTypes } from '../../../state/product.ts';
import { answerOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { type Choice, Choices } from '../../../ui/choices/choices.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { HousePicture } from '../../../ui/house/house.tsx';
import { Status } from '../../../ui/text/status.tsx';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { namesOf } from './property-type-step.ts';

interface HomeLists {
  /** The visitor chooses from the first; the other is absent if one is enough. */
  readonly homes: readonly HomeTypes[];
  readonly lookups: Lookups;
  readonly lookup: Lookup<PropertyType> | undefined;
  readonly other: Lookup<PropertyType> | undefined;
  readonly load: () => void;
  readonly loadOther: () => void;
}

/** AMB-02: loads the lists of types of home that the journey needs. */
export function useHomeLists(): HomeLists {
  const widget = useWidget();
  const homes = widget.product.homes(useJourney((state) => state.flags));
  const lookups = useJourney((state) => state.lookups);
  const [first, second] = homes.map(({ list }) => list);
  const load = () => void loadLookup(widget, first!);
  const loadOther = () => second && void loadLookup(widget, second);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are made again each time, of nothing else
  useEffect(() => {
    load();
    loadOther();
  }, [widget, first, second]);

  return {
    homes,
    lookups,
    lookup: lookups[first!],
    other: second && lookups[second],
    load,
    loadOther,
  };
}

interface OtherTypeProps {
  /** The asset that the list belongs to. */
  readonly assets: readonly HomeList[];
  readonly lookup: Lookup<PropertyType>;
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  /** What visitors can do if the list fails to load. */
  readonly failed?: Elements;
}

/** AMB-02: asks which home of the second list it is, if the lists do not say. */
export function OtherType({ assets, lookup, value, onChange, problem, onRetry, failed }: OtherTypeProps) {
  const { words } = useWidget();
  const list = answerOf(lookup) ?? [];
  const isMissing = lookup.status !== 'pending' && list.length === 0;
  return (
    <>
      {list.length > 0 && (
        <Choices
          look="pictures"
          legend={words('property.other', { what: namesOf(assets, words) })}
          hint={words('property.otherWhy')}
          name="otherPropertyId"
          options={list.map(asChoice)}
          value={value}
          onChange={onChange}
          problem={problem}
          required
        />
      )}
      <Status>
        {lookup.status === 'pending' && <p>{words('frame.loading')}</p>}
        {isMissing && (
          <TryAgain text="property.otherFailed" onClick={onRetry}>
            {failed}
          </TryAgain>
        )}
      </Status>
    </>
  );
}

/** A choice for a type of home, with its picture. */
export function asChoice({ id, name }: PropertyType): Choice<number> {
  return { value: id, title: name, picture: <HousePicture type={houseType(name)} /> };
}
