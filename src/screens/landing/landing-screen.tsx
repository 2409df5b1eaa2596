// Knows a landing page: what its asset is, and the buttons that set its flag exclusively (LAND-01…04).
import { type Asset, flagsFor, type Journey } from '../../domain/flags.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import type { WordKey } from '../../words/en-gb.ts';

interface Landing {
  readonly title: WordKey;
  readonly text: WordKey;
  readonly starts: readonly (readonly [Journey, WordKey])[];
}

const LANDINGS: Readonly<Record<Asset, Landing>> = {
  solar: { title: 'land.solar.title', text: 'home.solar.text', starts: [['solar', 'home.solar.action']] },
  ev: {
    title: 'land.ev.title',
    text: 'home.ev.text',
    starts: [
      ['ev-compare', 'home.ev.compare'],
      ['ev-only', 'home.ev.only'],
    ],
  },
  ashp: { title: 'land.ashp.title', text: 'home.ashp.text', starts: [['heat-pump', 'home.ashp.action']] },
};

export function LandingScreen({ asset }: { asset: Asset }) {
  const { words, store, navigation } = useWidget();
  const { title, text, starts } = LANDINGS[asset];
  const start = (journey: Journey) => {
    store.actions.choose(flagsFor(journey));
    navigation.go({ name: 'currentTariff' });
  };
  return (
    <article className="landing">
      <Heading look="title" focusable>
        {words(title)}
      </Heading>
      <p>{words(text)}</p>
      <div className="landing__picture">
        <House
          type="semi"
          solar={asset === 'solar'}
          heatPump={asset === 'ashp'}
          car={asset === 'ev'}
          lit={2}
          flow
        />
      </div>
      {starts.map(([journey, key]) => (
        <Button key={journey} onClick={() => start(journey)}>
          {words(key)}
        </Button>
      ))}
    </article>
  );
}
