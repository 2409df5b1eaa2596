// Knows the home page: what can be explored, and the start of each journey (HOME-03…12).
import type { ReactNode } from 'react';
import type { Asset } from '../../domain/flags.ts';
import { isOffered, startsOf } from '../../domain/offers.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import { StartButtons, useStart } from '../start-buttons.tsx';
import { Banner } from './banner.tsx';

/** In the order of the specification's cards: whatever home it is. */
const CARDS: readonly (readonly [Asset, ReactNode])[] = [
  ['solar', <House key="solar" type="detached-bungalow" solar lit={1} />],
  ['ev', <House key="ev" type="end-terrace" car lit={1} />],
  ['ashp', <House key="ashp" type="semi" heatPump lit={1} />],
];

export function HomeScreen() {
  const { words, settings } = useWidget();
  const start = useStart();
  const cards = CARDS.filter(([asset]) => startsOf(asset, settings.only).length > 0);
  return (
    <div className="home">
      <div className="hero">
        <div className="hero__words">
          <Heading look="title" focusable>
            {words('home.title')}
          </Heading>
          <p className="hero__lead">{words('home.lead')}</p>
        </div>
        <Banner />
      </div>
      {cards.length > 0 && (
        <ul className="home__cards">
          {cards.map(([asset, picture]) => (
            <Card as="li" key={asset} heading={words(`home.${asset}.title`)} picture={picture}>
              <p>{words(`home.${asset}.text`)}</p>
              <StartButtons asset={asset} wide />
            </Card>
          ))}
        </ul>
      )}
      {isOffered(settings.only, 'all') && (
        <p className="home__all">
          <Button look={cards.length > 0 ? 'link' : 'primary'} onClick={() => start('all')}>
            {words('start.all')}
          </Button>
        </p>
      )}
    </div>
  );
}
