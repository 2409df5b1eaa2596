// AMB-02: loads the lists of types of home that the journey needs.
import { useEffect } from 'react';
import type { PropertyType } from '../../../domain/property.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import { loadLookup } from '../../../state/load-lookup.ts';
import type { HomeTypes } from '../../../state/product.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';

interface HomeLists {
  /** The visitor chooses from the first; the other is absent if one is enough. */
  readonly homes: readonly HomeTypes[];
  readonly lookups: Lookups;
  readonly lookup: Lookup<PropertyType> | undefined;
  readonly other: Lookup<PropertyType> | undefined;
  readonly load: () => void;
  readonly loadOther: () => void;
}

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
