// LAND-01…04: what an asset is, costs and saves, when it does not save, and the buttons that start its journey.
import { startsOf } from '../../domain/journey.ts';
import { priceOn } from '../../domain/price-cap.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget.tsx';
import { BarCompare } from '../../ui/bars/bars.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LongPart } from '../../ui/disclosure/disclosure.tsx';
import { House } from '../../ui/house/house.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Explained } from '../../ui/text/term.tsx';
import { isOver, type Landing, landingKey, type Topic } from '../../words/landing.ts';
import { Sources } from '../fact.tsx';
import { Needs, StartButtons } from '../start-buttons.tsx';

/** What it is, what it costs, what it saves: the rest is closed at first. */
const FACTS = 3;

export function LandingScreen({ asset }: { asset: AssetDescriptor }) {
  const { words, settings, navigation } = useWidget();
  const { id, landing, picture } = asset;
  const page = words.landings[id] ?? landing.page;
  if (!page) return null;
  const { topics, questions } = page;
  const textOf = (part: string) => words(landingKey(id, part));
  const isStarted = startsOf(asset, settings.only).length > 0;
  const starts = (
    <div className="landing__starts row">
      <StartButtons asset={asset} />
      {!isStarted && <Button onClick={() => navigation.goToStart()}>{words('land.notOffered')}</Button>}
    </div>
  );
  return (
    <article className="landing stack stack--6">
      <header className="hero">
        <div className="hero__words stack">
          <Heading look="title" focus="lead">
            {textOf('title')}
          </Heading>
          <p className="hero__lead">{textOf('lead')}</p>
          {starts}
          {isStarted && <Needs assets={[asset]} />}
        </div>
        <House type={picture.house} {...picture.adds} lit={2} flow />
      </header>
      <Figure asset={id} page={page} />
      <div className="landing__topics">
        {topics.slice(0, FACTS).map((topic) => (
          <section className="landing__topic card" key={topic.id}>
            <Heading level={3}>{textOf(topic.id)}</Heading>
            <Claims asset={id} topic={topic} isBold />
          </section>
        ))}
      </div>
      <section className="landing__questions">
        <Heading level={3} look="title">
          {words('land.questions')}
        </Heading>
        {[...topics.slice(FACTS), ...questions].map((topic) => (
          <LongPart key={topic.id} title={textOf(topic.id)} level={4}>
            <Claims asset={id} topic={topic} />
          </LongPart>
        ))}
        <LongPart title={words('land.allSources')} level={4}>
          <Sources
            of={[
              page.fact.source,
              ...[...topics, ...questions].flatMap((topic) => sourcesOf(topic, words.today())),
            ]}
          />
        </LongPart>
      </section>
      {starts}
    </article>
  );
}

/** The one figure to remember, and what it means as two bars. */
function Figure({ asset, page: { fact, picture } }: { asset: string; page: Landing }) {
  const { words } = useWidget();
  return (
    <div className="landing__figure panel">
      <div>
        <p className="fact__figure">{words(landingKey(asset, 'figure'))}</p>
        <p>
          <Explained>{words(landingKey(asset, 'fact'))}</Explained>
          {words.hasEnded(fact.source) && <span>{` ${words('land.ended')}`}</span>}
        </p>
      </div>
      <BarCompare
        bars={picture.map(({ value, look }, index) => ({
          name: words(landingKey(asset, 'picture', index)),
          value: typeof value === 'number' ? value : Number(priceOn(words.today()).figures[value]),
          text: words(landingKey(asset, 'pictureFigure', index)),
          look,
        }))}
      />
    </div>
  );
}

const stillTrue = ({ claims }: Topic, today: string) =>
  claims.flatMap((claim, index) => (isOver(claim, today) ? [] : [{ ...claim, index }]));
const sourcesOf = (topic: Topic, today: string) => stillTrue(topic, today).map(({ source }) => source);

/** The price that a topic is about: '£9,900 to £18,800', '8p to 9p'. */
const PRICE = /(£[\d,]*\d(?: to £[\d,]*\d)?|\d+p(?: to \d+p)?)/;

/** What is claimed, with its first price in bold; the source is given once for the whole page, below. */
function Claims({ asset, topic, isBold = false }: { asset: string; topic: Topic; isBold?: boolean }) {
  const { words } = useWidget();
  const text = stillTrue(topic, words.today())
    .map(({ index }) => words(landingKey(asset, topic.id, index)))
    .join(' ');
  const [before = '', price, ...after] = isBold ? text.split(PRICE) : [text];
  return (
    <p>
      <Explained>{before}</Explained>
      {price && <strong>{price}</strong>}
      <Explained>{after.join('')}</Explained>
    </p>
  );
}
