// HOME-08…11, LAND-02: each button sets its own flag and no other, then goes to the first question.
import { DEFAULT_JOURNEY, isOffered, type Journey, NO_FLAGS, startsOf } from '../domain/journey.ts';
import type { AssetDescriptor } from '../state/asset-descriptor.ts';
import { useWidget } from '../state/widget.tsx';
import { Button } from '../ui/button/button.tsx';

/** @param among beside another button that is the main one */
export function StartButtons({ asset, among = false }: { asset: AssetDescriptor; among?: boolean }) {
  const { words, settings } = useWidget();
  const start = useStart();
  return startsOf(asset, settings.only).map(({ journey, label }, index) => (
    <Button
      key={journey}
      look={index > 0 ? 'link' : among ? 'secondary' : 'primary'}
      onClick={() => start(journey)}
    >
      {words(label)}
    </Button>
  ));
}

/** How many steps the questions of these assets have at most, and what a visitor needs for them. */
export function Needs({ assets }: { assets: readonly AssetDescriptor[] }) {
  const { words, settings, product } = useWidget();
  const only = isOffered(settings.only, DEFAULT_JOURNEY) ? [] : settings.only;
  const starts = assets.flatMap((asset) => startsOf(asset, only));
  const stepsOf = (some: typeof starts) => {
    const flags = { ...NO_FLAGS, ...Object.fromEntries(some.map(({ flag }) => [flag, true])) };
    return product.plan.filter(({ applies }) => applies(flags, {})).length;
  };
  const key = assets.some(({ about }) => about === 'vehicle') ? 'start.needsCar' : 'start.needs';
  // Where all is not on offer, each button begins a single journey.
  const count = only.length > 0 ? Math.max(...starts.map((start) => stepsOf([start]))) : stepsOf(starts);
  return <p className="note">{words(key, { count })}</p>;
}

/** Begins a journey at its first question. */
export function useStart(): (journey: Journey) => void {
  const { store, navigation, product } = useWidget();
  return (journey) => {
    store.actions.choose(product.flagsFor(journey));
    navigation.go({ name: 'currentTariff' });
  };
}
