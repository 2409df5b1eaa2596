// Knows the home page: what can be explored, and the start of each journey (HOME-03…12).
import type { ReactNode } from 'react';
import { flagsFor, type Journey } from '../../domain/flags.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import type { WordKey } from '../../words/en-gb.ts';

interface Offer {
  readonly title: WordKey;
  readonly text: WordKey;
  readonly picture: ReactNode;
  readonly starts: readonly (readonly [Journey, WordKey])[];
}

/** In the order of the specification's cards. */
const OFFERS: readonly Offer[] = [
  {
    title: 'home.solar.title',
    text: 'home.solar.text',
    picture: <House type="semi" solar lit={1} />,
    starts: [['solar', 'home.solar.action']],
  },
  {
    title: 'home.ev.title',
    text: 'home.ev.text',
    picture: <House type="semi" car lit={1} />,
    starts: [
      ['ev-compare', 'home.ev.compare'],
      ['ev-only', 'home.ev.only'],
    ],
  },
  {
    title: 'home.ashp.title',
    text: 'home.ashp.text',
    picture: <House type="semi" heatPump lit={1} />,
    starts: [['heat-pump', 'home.ashp.action']],
  },
];

export function HomeScreen() {
  const { words, settings, store, navigation } = useWidget();
  const isOffered = (journey: Journey) => settings.only.length === 0 || settings.only.includes(journey);
  const start = (journey: Journey) => {
    store.actions.choose(flagsFor(journey));
    navigation.go({ name: 'currentTariff' });
  };
  const offers = OFFERS.map((offer) => ({
    ...offer,
    starts: offer.starts.filter(([journey]) => isOffered(journey)),
  })).filter(({ starts }) => starts.length > 0);

  return (
    <div className="home">
      <header className="home__hero">
        <div className="home__words">
          <Heading look="title" focusable>
            {words('home.title')}
          </Heading>
          <p className="home__lead">{words('home.lead')}</p>
        </div>
        <div className="home__picture">
          <House type="detached" solar heatPump car lit={3} flow />
        </div>
      </header>
      <ul className="home__offers">
        {offers.map(({ title, text, picture, starts }) => (
          <Card as="li" key={title} heading={words(title)} picture={picture}>
            <p>{words(text)}</p>
            {starts.map(([journey, key]) => (
              <Button key={journey} wide onClick={() => start(journey)}>
                {words(key)}
              </Button>
            ))}
          </Card>
        ))}
      </ul>
      {isOffered('all') && (
        <p className="home__all">
          <Button look="link" onClick={() => start('all')}>
            {words('home.all')}
          </Button>
        </p>
      )}
    </div>
  );
}
