// HOME-03…12: what can be explored, and the buttons that start each journey.
import { DEFAULT_JOURNEY, isOffered, offeredAssets, startsOf } from '../../domain/journey.ts';
import { hasQuote } from '../../state/journey-state.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { House } from '../../ui/house/house.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { listed } from '../../words/in-sentence.ts';
import { Needs, StartButtons, useStart } from '../start-buttons.tsx';
import { Banner } from './banner.tsx';

export function HomeScreen() {
  const { words, settings, product } = useWidget();
  const start = useStart();
  // The way back to it is the page's main button.
  const returns = useJourney(hasQuote);
  const cards = product.assets.filter((asset) => startsOf(asset, settings.only).length > 0);
  const count = `number.${product.assets.length}`;
  const offered = offeredAssets(product.assets, settings.only);
  const names = offered.map(({ labels }) => words(labels.named));
  const offersAll = isOffered(settings.only, DEFAULT_JOURNEY);
  // AMB-10 has it below the cards; above them it is on a phone's first screen.
  const isPlain = settings.copy === 'plain';
  const all = offersAll && (
    <p className="home__all">
      <Button look={returns ? 'secondary' : 'primary'} onClick={() => start(DEFAULT_JOURNEY)}>
        {words('start.all', { count: words.has(count) ? words(count) : product.assets.length })}
      </Button>
    </p>
  );
  return (
    <div className="home stack stack--6">
      <div className="hero__words stack">
        <Heading look="title" focus="lead">
          {words('home.title')}
        </Heading>
        <p className="hero__lead">{words('home.lead', { list: listed(names, words) })}</p>
        {isPlain && all}
        <Needs assets={offered} />
      </div>
      {cards.length > 0 && (
        <ul className="home__cards" tabIndex={-1} data-skip="">
          {cards.map((asset) => (
            <Card
              as="li"
              key={asset.id}
              heading={words(asset.labels.tab)}
              picture={<House type={asset.picture.house} {...asset.picture.adds} lit={1} />}
            >
              <p>{words(asset.labels.cardText)}</p>
              <div className="home__starts stack stack--2">
                <StartButtons asset={asset} among={offersAll || returns} />
              </div>
            </Card>
          ))}
        </ul>
      )}
      {!isPlain && all}
      <Banner />
    </div>
  );
}
