// Knows the buttons that begin an asset's journeys: each sets its flag and no other, then asks the first question (HOME-08…11, LAND-02).
import { type Asset, flagsFor, type Journey } from '../domain/flags.ts';
import { startsOf } from '../domain/offers.ts';
import { useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';

export function StartButtons({ asset, wide = false }: { asset: Asset; wide?: boolean }) {
  const { words, settings } = useWidget();
  const start = useStart();
  return startsOf(asset, settings.only).map((journey, index) => (
    <Button key={journey} wide={wide} look={index ? 'secondary' : 'primary'} onClick={() => start(journey)}>
      {words(`start.${journey}`)}
    </Button>
  ));
}

/** Begins a journey at its first question. */
export function useStart(): (journey: Journey) => void {
  const { store, navigation } = useWidget();
  return (journey) => {
    store.actions.choose(flagsFor(journey));
    navigation.go({ name: 'currentTariff' });
  };
}
