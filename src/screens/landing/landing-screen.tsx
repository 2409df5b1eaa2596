// LAND-01…04: what an asset is, costs and saves, when it does not save, and the buttons that start its journey.
import { startsOf } from '../../domain/offers.ts';
import { priceOn } from '../../domain/price-cap.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { House } from '../../ui/house/house.tsx';
import { Explained } from '../../ui/term/explained.tsx';
import { isOver, type Landing, landingKey, type Topic } from '../../words/landing.ts';
import { Sources } from '../fact.tsx';
import { StartButtons } from '../start-buttons.tsx';

/** What it is, what it costs, what it saves: the rest is closed at first. */
const FACTS = 3;

export function LandingScreen({ asset }: { asset: AssetDescriptor }) {
  const { words, settings, navigation } = useWidget();
  const { id, landing, picture } = asset;
  const page = words.landings[id] ?? landing.page;
  if (!page) return null;
  const { topics, questions } = page;
  const says = (part: string) => words(landingKey(id, part));
  const starts = (
    <div className="landing__starts row">
      <StartButtons asset={asset} />
      {startsOf(asset, settings.only).length === 0 && (
        <Button onClick={() => navigation.goToStart()}>{words('land.notOffered')}</Button>
      )}
    </div>
  );
  return (
    <article className="landing stack stack--6">
      <header className="hero">
        <div className="hero__words stack">
          <Heading look="title" focus="lead">
            {says('title')}
          </Heading>
          <p className="hero__lead">{says('lead')}</p>
          {starts}
        </div>
        <House type={picture.house} {...picture.adds} lit={2} flow />
      </header>
      <Figure asset={id} page={page} />
      <div className="landing__topics">
        {topics.slice(0, FACTS).map((topic) => (
          <section className="landing__topic stack stack--2" key={topic.id}>
            <Heading level={3}>{says(topic.id)}</Heading>
            <Claims asset={id} topic={topic} />
          </section>
        ))}
      </div>
      <section className="landing__topic stack stack--2">
        <Heading level={3}>{words('land.questions')}</Heading>
        {[...topics.slice(FACTS), ...questions].map((topic) => (
          <Disclosure key={topic.id} summary={says(topic.id)} look="card">
            <Claims asset={id} topic={topic} />
          </Disclosure>
        ))}
        <Disclosure summary={words('land.allSources')}>
          <Sources of={[page.fact.source, ...[...topics, ...questions].flatMap(sourcesOf)]} />
        </Disclosure>
      </section>
      {starts}
    </article>
  );
}

/** The one figure to remember, and what it means as two bars. */
function Figure({ asset, page: { fact, picture } }: { asset: string; page: Landing }) {
  const { words } = useWidget();
  const sizes = picture.map(({ value }) =>
    typeof value === 'number' ? value : Number(priceOn().said[value]),
  );
  return (
    <div className="landing__figure">
      <div>
        <p className="fact__figure">{words(landingKey(asset, 'figure'))}</p>
        <p>
          <Explained>{words(landingKey(asset, 'fact'))}</Explained>
        </p>
        {words.hasEnded(fact.source) && <p className="fact__source note">{words('land.ended')}</p>}
      </div>
      <div className="landing__bars stack stack--4">
        {picture.map(({ says, look }, index) => (
          <p key={says}>
            <span
              className={`landing__bar bar-compare__bar bar-compare__bar--${look ?? 'after'}`}
              style={{ inlineSize: `${(100 * sizes[index]!) / Math.max(...sizes)}%` }}
            />
            <Explained>{words(landingKey(asset, 'picture', index))}</Explained>
          </p>
        ))}
      </div>
    </div>
  );
}

const stillTrue = ({ claims }: Topic) =>
  claims.flatMap((claim, index) => (isOver(claim) ? [] : [{ ...claim, index }]));
const sourcesOf = (topic: Topic) => stillTrue(topic).map(({ source }) => source);

/** A claim; the source is given once for the whole page, below. */
function Claims({ asset, topic }: { asset: string; topic: Topic }) {
  const { words } = useWidget();
  return (
    <p>
      <Explained>
        {stillTrue(topic)
          .map(({ index }) => words(landingKey(asset, topic.id, index)))
          .join(' ')}
      </Explained>
    </p>
  );
}
